/** One person as shapes, in the order in which they are painted. */
import { CLOTHES } from "./clothes";
import { BEARDS, BRIDGE, BROWS, EARRINGS, EYES, GLASSES, HAIRS, HEADS, MARKS, MOUSTACHES, MOUTHS, NOSES, SKIN } from "./faces";
import { HAIR, WORN } from "./hair";
import { PEOPLE, type Person } from "./people";
import { flat, line, oval, piece, type Shape } from "./shapes";

export const INK = "#2b1d16";

/** Four people for one kind of guest: `variant` counts from 0. */
export function portrait(guest: string, variant: number): Shape[] {
  const people = PEOPLE[guest] ?? PEOPLE["FR-W"];
  const lady = guest.endsWith("-W");
  return draw(people[variant % people.length], lady, `url(#cloth-${guest.slice(0, -2)})`);
}

function draw(person: Person, lady: boolean, cloth: string): Shape[] {
  const [skin, skin2, cheek, noseLine] = SKIN[person.skin];
  const [hair, shine, brow] = HAIRS[person.hair];
  const tones: Record<string, string> = {
    skin,
    skin2,
    hair,
    shine,
    cloth,
    ink: INK,
    coat: person.coat ?? "#f4efe4",
    tee: person.tee ?? "#fffaf0",
    trim: person.trim ?? "#3a4a63",
    lips: person.lips ?? "#b33a3a",
  };
  const style = HAIR[person.style];
  const top = CLOTHES[person.top];
  const frame = person.glasses;
  const shapes: Shape[] = [
    ...(style.behind ?? []),
    ...top.under,
    piece("skin2", "M50 74V96C54 101 66 101 70 96V74Z"),
    ...(top.over ?? []),
    piece("skin", oval(35.5, 58, 5, 6.5)),
    piece("skin2", oval(84.5, 58, 5, 6.5)),
    piece("skin", HEADS[person.head ?? (lady ? "oval" : "broad")]),
    flat("skin2", "M83.5 48C84 70 74 86 60 87.5C70 81 77 69 77.5 52C77.5 42 76 36 72 31C80 35 83 41 83.5 48Z", 0.75),
    flat(cheek, oval(46, 67, 5.5, 3.8) + oval(74, 67, 5.5, 3.8), 0.55),
    ...(person.marks ?? []).flatMap((mark) => MARKS[mark]),
    ...(person.beard === "stubble" ? BEARDS.stubble : []),
    ...EYES[person.eyes ?? (lady ? "lashes" : "open")],
    line(brow, BROWS[person.brows ?? "even"], lady ? 2.1 : 3.1),
    line(noseLine, NOSES[person.nose ?? "soft"], 1.9, 0.8),
    ...(person.beard && person.beard !== "stubble" ? BEARDS[person.beard] : []),
    ...MOUTHS[person.mouth ?? (lady ? "lips" : "smile")],
    ...(person.moustache ? MOUSTACHES[person.moustache] : []),
    ...(frame ? [{ d: GLASSES[frame[0]], fill: "#ffffff47", line: frame[1], width: 2.2 }, line(frame[1], BRIDGE, 2.2)] : []),
    ...(person.ears ? EARRINGS[person.ears] : []),
    ...(style.before ?? []),
    ...WORN[person.worn ?? "none"],
  ];
  const paint = (colour: string | undefined): string | undefined => (colour === undefined ? undefined : (tones[colour] ?? colour));
  return shapes.map((shape) => ({ ...shape, fill: paint(shape.fill), line: paint(shape.line) }));
}
