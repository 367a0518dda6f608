/**
 * Where we are, kept behind the `#` of the address: it works from any static server and without a network, and the tokens of
 * invitation links never reach a server's access log.
 */
export interface Place {
  parts: string[];
  query: URLSearchParams;
}

export function placeOf(hash: string): Place {
  const [path, query = ""] = hash.replace(/^#\/?/, "").split("?");
  return { parts: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

/** The address of a place, e.g. `link("table", id)`. */
export function link(...parts: (string | number)[]): string {
  return "#/" + parts.map((part) => encodeURIComponent(String(part))).join("/");
}

/** The same with the page's own origin, for sharing. */
export function shared(...parts: (string | number)[]): string {
  return location.origin + location.pathname + link(...parts);
}

class Router {
  here = $state.raw<Place>(placeOf(typeof location === "undefined" ? "" : location.hash));

  start(): void {
    window.addEventListener("hashchange", () => {
      this.here = placeOf(location.hash);
      window.scrollTo(0, 0);
    });
  }

  go(...parts: (string | number)[]): void {
    location.hash = link(...parts);
  }

  /** Change the address without a new entry in the history. */
  replace(...parts: (string | number)[]): void {
    history.replaceState(history.state, "", link(...parts));
    this.here = placeOf(location.hash);
  }
}

export const router = new Router();
