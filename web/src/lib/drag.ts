const TREMBLE = 8; // pixels that a pointer may move before it drags

export interface Drag {
  /** The pointer is here now. */
  move(x: number, y: number): void;
  /** It let go over this element; null when the drag was broken off. */
  drop(over: Element | null): void;
}

/** Follow a pointer that went down until it lets go; what moves too little to be a drag stays a click. */
export function drag(event: PointerEvent, { move, drop }: Drag): void {
  if (event.button !== 0) return;
  let dragging = false;
  const moved = (now: PointerEvent): void => {
    dragging ||= Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) >= TREMBLE;
    if (dragging) move(now.clientX, now.clientY);
  };
  const done = (last: PointerEvent): void => {
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", done);
    window.removeEventListener("pointercancel", done);
    if (!dragging) return;
    swallowClick();
    drop(last.type === "pointerup" ? document.elementFromPoint(last.clientX, last.clientY) : null);
  };
  window.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", done);
  window.addEventListener("pointercancel", done);
}

/** The click that ends a drag is part of the drag. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
}
