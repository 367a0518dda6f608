/** Dragging: a piece is picked up on the desk and dropped where it may go. A click on each does the same. */
import { drag } from "../../lib/drag";
import type { Table } from "./board";

interface Source {
  /** What is chosen by picking it up; none: the place where it is dropped says everything. */
  first: string | null;
  /** Where it may be dropped, by how the notation begins. */
  onto: readonly string[];
  symbol: string;
  wide: number;
}

function sourceOf(piece: string, table: Table): Source | null {
  const [what, seat, name] = piece.split("-");
  if (seat !== String(table.me)) return null;
  const building = `BUILD/${name}`;
  if (what === "item" && table.offers.has(`A/${name}`)) return { first: `A/${name}`, onto: ["SPACE/"], symbol: "farm", wide: 34 };
  if (what === "stock" && table.offers.has(building)) return { first: building, onto: ["SITE/", "STORE/"], symbol: name, wide: 34 };
  if (what === "supply" && name === "traders" && table.asked === "trade")
    return { first: null, onto: ["TRADE/"], symbol: "trader", wide: 26 };
  if (what === "supply" && name === "workers" && ["own", "help"].includes(table.asked))
    return { first: null, onto: ["WORK/", "HELP/"], symbol: "worker", wide: 26 };
  if (what === "supply" && name === "donkeys" && table.asked === "work") return { first: null, onto: ["C/"], symbol: "donkey", wide: 36 };
  if (what === "coffee" && ["sell", "second"].includes(table.asked))
    return { first: null, onto: ["CONTRACT/", "DELIVER/"], symbol: "sack", wide: 28 };
  return null;
}

/** Begin a drag if what is under the pointer can be picked up. */
export function pickUp(event: PointerEvent, table: Table, putBack: () => void): void {
  const piece = (event.target as Element).closest("[data-piece]")?.getAttribute("data-piece");
  const source = piece && table.active ? sourceOf(piece, table) : null;
  if (!source) return;
  let ghost: SVGSVGElement | null = null;
  drag(event, {
    move(x, y) {
      if (!ghost) {
        ghost = carried(event.target as Element, source);
        if (source.first) table.act(source.first);
      }
      ghost.style.transform = `translate(${x - source.wide / 2}px, ${y - source.wide / 2}px)`;
      const over = place(document.elementFromPoint(x, y), source);
      table.point(over);
    },
    drop(over) {
      ghost?.remove();
      const notation = place(over, source);
      if (notation) table.act(notation);
      else if (source.first) putBack();
    },
  });
}

function place(over: Element | null, source: Source): string | null {
  const notation = over?.closest("[data-do]")?.getAttribute("data-do") ?? null;
  return notation && source.onto.some((word) => notation.startsWith(word)) ? notation : null;
}

/** The piece under the pointer. */
function carried(from: Element, source: Source): SVGSVGElement {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("width", String(source.wide));
  svg.setAttribute("height", String(source.wide));
  svg.setAttribute("aria-hidden", "true");
  svg.style.cssText = "position:fixed;left:0;top:0;z-index:70;pointer-events:none;overflow:visible";
  svg.innerHTML = `<use href="#tr-${source.symbol}" width="${source.wide}" height="${source.wide}"/>`;
  const painted = from.closest('[class^="p"]')?.getAttribute("class");
  if (painted) svg.setAttribute("class", painted);
  (from.closest(".traders") ?? document.body).append(svg);
  return svg;
}
