// Bytes as text and back, in the alphabet that addresses can hold (base64url, without padding).

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export function text(data: ArrayBuffer | Uint8Array): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
