import { describe, expect, test, vi } from "vitest";
import { allKeys, keys, pressed, written } from "../src/ui/keys";

function event(key: string, more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return {
    key,
    shiftKey: false,
    preventDefault: vi.fn(),
    target: null,
    ...more,
  } as unknown as KeyboardEvent;
}

/** Something on the page that has the focus, inside what a selector names. */
const inside = (selector: string, type = ""): EventTarget =>
  ({
    closest: (wanted: string) => (wanted.includes(selector) ? {} : null),
    getAttribute: () => type,
  }) as unknown as EventTarget;

describe("keys", () => {
  test("do something as long as somebody listens", () => {
    const press = vi.fn();
    const end = keys({ name: "web-rules", keys: [{ key: "/", does: "web-key-find", press }] });
    expect(allKeys()).toHaveLength(1);
    const first = event("/");
    pressed(first, true);
    expect(first.preventDefault).toHaveBeenCalled();
    end();
    pressed(event("/"), true);
    expect(press).toHaveBeenCalledTimes(1);
    expect(allKeys()).toEqual([]);
  });

  test("belong to whoever listens last", () => {
    const [before, after] = [vi.fn(), vi.fn()];
    const ends = [before, after].map((press) =>
      keys({ name: "web-keys", keys: [{ key: "n", does: "web-key-next", press }] }),
    );
    pressed(event("n"), true);
    expect([before.mock.calls.length, after.mock.calls.length]).toEqual([0, 1]);
    ends.forEach((end) => end());
  });

  test("are left alone where somebody types, with other keys held, and if they are not wanted", () => {
    const press = vi.fn();
    const end = keys({
      name: "web-keys",
      keys: [
        { key: "?", does: "web-key-list", press },
        { key: "ArrowLeft", does: "web-before", press },
      ],
    });
    pressed(event("?", { target: inside("input") }), true);
    pressed(event("?", { ctrlKey: true }), true);
    pressed(event("?"), false);
    pressed(event("ArrowLeft", { target: inside("input", "range") }), true);
    pressed(event("ArrowLeft", { shiftKey: true }), true);
    expect(press).not.toHaveBeenCalled();
    pressed(event("?", { shiftKey: true, target: inside("input", "checkbox") }), true);
    pressed(event("ArrowLeft"), false);
    expect(press).toHaveBeenCalledTimes(2);
    end();
  });

  test("are written as people know them", () => {
    expect(written("Shift+ArrowLeft")).toEqual(["Shift", "←"]);
    expect(written("+")).toEqual(["+"]);
  });
});
