// Several files in one: a zip whose files are stored as they are.

export interface Packed {
  name: string;
  text: string;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that zips carry (CRC-32). */
export function checksum(data: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of data) rest = TABLE[(rest ^ byte) & 0xff]! ^ (rest >>> 8);
  return (rest ^ 0xffffffff) >>> 0;
}

const UTF8 = 0x0800;
const VERSION = 20;
/** The first of January 1980, the earliest day that zips know. */
const DAY = 0x0021;

export function zip(files: readonly Packed[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const made: Uint8Array<ArrayBuffer>[] = [];
  const index: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const file of files) {
    const name = encoder.encode(file.name);
    const data = encoder.encode(file.text);
    const shared = [VERSION, UTF8, 0, 0, DAY];
    const sizes = [checksum(data), data.length, data.length];
    const local = numbers([0x04034b50], shared, sizes, [name.length, 0]);
    index.push(
      numbers([0x02014b50], [VERSION, ...shared], sizes, [name.length, 0, 0, 0, 0], [0, at]),
      name,
    );
    made.push(local, name, data);
    at += local.length + name.length + data.length;
  }
  const length = index.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  return [...made, ...index, numbers([0x06054b50], [0, 0, count, count], [length, at], [0])];
}

/** Numbers one after the other, in turns of four bytes and of two. */
function numbers(...groups: number[][]): Uint8Array<ArrayBuffer> {
  const size = groups.reduce((sum, group, turn) => sum + group.length * (turn % 2 ? 2 : 4), 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  groups.forEach((group, turn) => {
    for (const value of group) {
      if (turn % 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += turn % 2 ? 2 : 4;
    }
  });
  return new Uint8Array(view.buffer);
}
