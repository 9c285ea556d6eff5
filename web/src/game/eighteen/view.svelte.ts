// Where one looks at a drawing: moved by dragging, made larger by wheel, pinch or keys.

const LARGEST = 8;

export class View {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  isDragging = $state(false);

  #fingers = new Map<number, { x: number; y: number }>();
  #moved = 0;

  /** Whether the last press moved the drawing: then it was no click. */
  get wasDragged(): boolean {
    return this.#moved > 6;
  }

  reset(): void {
    this.x = this.y = 0;
    this.scale = 1;
  }

  /** Larger or smaller, about a point of the frame. */
  zoom(factor: number, x: number, y: number): void {
    const scale = Math.min(LARGEST, Math.max(1, this.scale * factor));
    const by = scale / this.scale;
    this.x = x - (x - this.x) * by;
    this.y = y - (y - this.y) * by;
    this.scale = scale;
    if (scale === 1) this.x = this.y = 0;
  }

  move(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
  }

  wheel(event: WheelEvent, frame: HTMLElement): void {
    // A page is scrolled by the wheel alone; with a key, or over a larger drawing, it zooms.
    if (!event.ctrlKey && !event.metaKey && this.scale === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - box.left, event.clientY - box.top);
  }

  down(event: PointerEvent): void {
    if (!this.#fingers.size) this.#moved = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  drag(event: PointerEvent, frame: HTMLElement): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (this.#fingers.size === 2) {
      const [other] = [...this.#fingers]
        .filter(([id]) => id !== event.pointerId)
        .map(([, at]) => at);
      const box = frame.getBoundingClientRect();
      const apart = (a: typeof now, b: typeof now) => Math.hypot(a.x - b.x, a.y - b.y) || 1;
      const middle = { x: (now.x + other!.x) / 2 - box.left, y: (now.y + other!.y) / 2 - box.top };
      this.zoom(apart(now, other!) / apart(before, other!), middle.x, middle.y);
      this.#moved += 10;
    } else if (this.scale > 1 || event.pointerType === "mouse") {
      this.#moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
      if (this.scale > 1) this.move(now.x - before.x, now.y - before.y);
    }
    this.isDragging = this.wasDragged;
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.isDragging = false;
  }
}
