import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { device } from "../src/account/device";
import { fileName } from "../src/account/games";
import { hours } from "../src/account/hours";
import { checksum, zip } from "../src/account/zip";

test.each([
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36",
    "Chrome · Linux",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1 Version/17.5 Mobile Safari/604.1",
    "Safari · iPhone",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0",
    "Edge · Windows",
  ],
  ["Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0", "Firefox · Android"],
  ["python-httpx/0.28", "python-httpx/0.28"],
  ["", ""],
])("%s is %s", (agent, words) => {
  expect(device(agent)).toBe(words);
});

describe("hours of the day", () => {
  const winter = new Date(Date.UTC(2030, 0, 15));

  test("begin at the place's own midnight", () => {
    expect(hours("en-GB", winter, "Europe/Paris").slice(0, 2)).toEqual([
      { utc: 23, text: "00:00" },
      { utc: 0, text: "01:00" },
    ]);
    expect(hours("en-GB", winter, "Asia/Seoul")[0]).toEqual({ utc: 15, text: "00:00" });
  });

  test("are all there, also where clocks are half an hour off", () => {
    const found = hours("en-GB", winter, "Asia/Kolkata");
    expect(new Set(found.map(({ utc }) => utc)).size).toBe(24);
    expect(found[0]!.text).toBe("00:30");
  });
});

describe("a zip", () => {
  const text = (words: string) => new TextEncoder().encode(words);

  test("has the checksums of the standard", () => {
    expect(checksum(text("123456789"))).toBe(0xcbf43926);
    expect(checksum(text(""))).toBe(0);
  });

  test("is read by another program", () => {
    const files = [
      { name: "1861 Freitag é.json", text: '{"a": "한"}' },
      { name: "empty.json", text: "" },
    ];
    const path = join(mkdtempSync(join(tmpdir(), "zip-")), "games.zip");
    writeFileSync(path, Buffer.concat(zip(files)));
    const program =
      "import json, sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None;" +
      "print(json.dumps([{'name': n, 'text': z.read(n).decode()} for n in z.namelist()]))";
    const read = execFileSync("python3", ["-c", program, path], { encoding: "utf-8" });
    expect(JSON.parse(read)).toEqual(files);
  });
});

test("a file's name has nothing in it that a system refuses", () => {
  expect(fileName({ id: "k2", name: 'Ada/Ben: "금요일"', title: "1861" })).toBe(
    "1861 AdaBen 금요일 k2.json",
  );
  expect(fileName({ id: "k2", name: "???", title: "1861" })).toBe("1861 k2.json");
});
