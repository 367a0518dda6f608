/** The rule article that is open above the page, wherever it was asked for. */
class RuleDialog {
  game = $state("");
  id = $state("");
  /** Why something was refused, shown above the article. */
  reason = $state("");

  open(game: string, id: string, reason = ""): void {
    this.game = game;
    this.id = id;
    this.reason = reason;
  }

  close(): void {
    this.id = "";
  }
}

export const rule = new RuleDialog();
