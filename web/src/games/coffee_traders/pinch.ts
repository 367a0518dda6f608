/** Two fingers on a part of the page: how far they have spread, and around which point. Panning with one finger stays the browser's. */
import type { Attachment } from "svelte/attachments";

export interface Pinch {
  /** How far the fingers are apart, against the beginning. */
  ratio: number;
  /** The middle between them where it began, on the screen. */
  x: number;
  y: number;
}

interface Pinching {
  move(pinch: Pinch): void;
  end(pinch: Pinch): void;
}

const apart = ([one, other]: readonly Touch[]): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);

export function pinching({ move, end }: Pinching): Attachment<HTMLElement> {
  return (node) => {
    let began: { wide: number; x: number; y: number } | null = null;
    let latest: Pinch | null = null;
    const start = ({ touches }: TouchEvent): void => {
      if (touches.length !== 2) return;
      const [one, other] = touches;
      began = { wide: Math.max(1, apart([one, other])), x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
      latest = { ratio: 1, x: began.x, y: began.y };
    };
    const moved = (event: TouchEvent): void => {
      if (!began || event.touches.length !== 2) return;
      event.preventDefault(); // the page itself is not zoomed
      latest = { ratio: apart([event.touches[0], event.touches[1]]) / began.wide, x: began.x, y: began.y };
      move(latest);
    };
    const ended = ({ touches }: TouchEvent): void => {
      if (began && latest && touches.length < 2) {
        const last = latest;
        began = latest = null;
        end(last);
      }
    };
    // Not passive, so that the browser lets go of the gesture.
    node.addEventListener("touchstart", start, { passive: true });
    node.addEventListener("touchmove", moved, { passive: false });
    node.addEventListener("touchend", ended);
    node.addEventListener("touchcancel", ended);
    return () => {
      node.removeEventListener("touchstart", start);
      node.removeEventListener("touchmove", moved);
      node.removeEventListener("touchend", ended);
      node.removeEventListener("touchcancel", ended);
    };
  };
}
