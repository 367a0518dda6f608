/** Short messages that appear above the page and go away by themselves. */
import { Refused } from "./api";
import { texts } from "./texts.svelte";
import type { Fields } from "./words";

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  list = $state<Notice[]>([]);
  /** Where they can appear: on the page, and on every dialog that lies over it. */
  private places = $state<string[]>([]);
  private next = 1;

  /** A place for them, as long as it is there; they appear in the latest one, on top of everything else. */
  appear(place: string): () => void {
    this.places.push(place);
    return () => {
      this.places = this.places.filter((other) => other !== place);
    };
  }

  /** What is to be seen in a place. */
  in(place: string): Notice[] {
    return this.places.at(-1) === place ? this.list : [];
  }

  show(id: string, fields: Fields = {}, bad = false): void {
    this.words(texts.words.say(id, fields), bad);
  }

  words(text: string, bad = false): void {
    if (this.list.some((notice) => notice.text === text)) return;
    const id = this.next++;
    this.list.push({ id, text, bad });
    setTimeout(() => this.close(id), bad ? 9000 : 5000);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** Tell what went wrong in a request; anything else is a bug and goes on to the console. */
  error(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    this.show(error.text, error.fields, true);
  }
}

export const notices = new Notices();
