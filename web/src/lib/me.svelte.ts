/** Who plays in this browser. The identity itself is a cookie that scripts cannot read. */
import { get, patch, post, Refused, remove } from "./api";
import { settings, type Language } from "./settings.svelte";
import { say } from "./texts.svelte";
import type { ChangeMe, Me } from "./types";

class Myself {
  me = $state.raw<Me | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    try {
      this.me = await get<Me | null>("me");
      await this.speak(settings.now.language);
    } catch (error) {
      if (!(error instanceof Refused) || (error.status !== 401 && error.status !== 404 && error.status !== 0)) throw error;
      this.me = null;
    }
    this.known = true;
  }

  /** Somebody with a name; a guest gets one, so that nothing stands between the front page and a game. */
  async need(name?: string): Promise<Me> {
    if (!this.known) await this.load();
    this.me ??= await post<Me>("me", { name: name || say("guest-name"), language: settings.now.language });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    if (this.me) await this.change({ name });
    else this.me = await post<Me>("me", { name, language: settings.now.language });
  }

  /** Notices come in the language in which the page was read last. */
  async speak(language: Language): Promise<void> {
    if (this.me && this.me.language !== language) await this.change({ language });
  }

  async change(change: ChangeMe): Promise<void> {
    this.me = await patch<Me>("me", change);
  }

  async forget(): Promise<void> {
    await remove("me");
    this.me = null;
  }
}

export const myself = new Myself();
