/** What a game brings to its workshop: a drawing of its pieces. It draws what is entered, also what cannot be played yet, and knows no rule. */
import type { Component } from "svelte";
import type { Words } from "../lib/words";
import type { Item } from "./form";
import type { Table } from "./paths";

export interface BenchProps {
  /** The whole edition as it is now, without where its values come from; the item, too. */
  edition: Table;
  item: Item;
  words: Words;
  /** A small picture on the shelf, where nothing is pointed at. */
  small?: boolean;
}

/** A value that can be chosen, as a picture. */
export interface SampleProps {
  /** The texts of such values begin so; see `Field.names`. */
  names: string;
  choice: string;
}

interface BenchModule {
  default: Component<BenchProps>;
  /** The pieces that are drawn; of the others only the form is shown. */
  DRAWN: readonly string[];
}

interface SampleModule {
  default: Component<SampleProps>;
  /** The kinds of values that are drawn. */
  SAMPLES: readonly string[];
}

export interface Bench {
  bench: Component<BenchProps> | null;
  drawn: readonly string[];
  sample: Component<SampleProps> | null;
  samples: readonly string[];
  /** The symbols that both use. */
  pieces: Component<{ edition: Table }> | null;
}

// Each drawing knows the edition of its own game only; which one it gets is for the workshop to see.
const BENCHES = import.meta.glob<BenchModule>("../games/*/Bench.svelte");
const SAMPLES = import.meta.glob<SampleModule>("../games/*/Sample.svelte");
const PIECES = import.meta.glob<{ default: Component<{ edition: Table }> }>("../games/*/BenchPieces.svelte");

export async function benchOf(id: string): Promise<Bench> {
  const [bench, sample, pieces] = await Promise.all([
    BENCHES[`../games/${id}/Bench.svelte`]?.(),
    SAMPLES[`../games/${id}/Sample.svelte`]?.(),
    PIECES[`../games/${id}/BenchPieces.svelte`]?.(),
  ]);
  return {
    bench: bench?.default ?? null,
    drawn: bench?.DRAWN ?? [],
    sample: sample?.default ?? null,
    samples: sample?.SAMPLES ?? [],
    pieces: pieces?.default ?? null,
  };
}
