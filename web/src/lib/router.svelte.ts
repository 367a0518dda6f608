/** Where we are: the path of the address, e.g. `/table/<id>`. The server answers every such path with this page. */
export interface Place {
  parts: string[];
  query: URLSearchParams;
}

export function placeOf(path: string, search = ""): Place {
  return { parts: path.split("/").filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(search) };
}

/** The address of a place, e.g. `link("table", id)`. */
export function link(...parts: (string | number)[]): string {
  return "/" + parts.map((part) => encodeURIComponent(String(part))).join("/");
}

/** An address for sharing, with the page's own origin. Tokens go into the query. */
export function shared(path: string, query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return location.origin + path + (search ? `?${search}` : "");
}

class Router {
  here = $state.raw<Place>(
    placeOf(typeof location === "undefined" ? "/" : location.pathname, typeof location === "undefined" ? "" : location.search),
  );

  start(): void {
    window.addEventListener("popstate", () => this.arrive());
    document.addEventListener("click", (event) => this.follow(event));
  }

  /** Links inside the page change the place without loading the page again. */
  private follow(event: MouseEvent): void {
    const anchor = event.target instanceof Element ? event.target.closest("a") : null;
    if (!anchor || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (anchor.origin !== location.origin || anchor.target || anchor.hasAttribute("download") || anchor.pathname.startsWith("/api/"))
      return;
    event.preventDefault();
    this.open(anchor.pathname + anchor.search);
  }

  private arrive(): void {
    this.here = placeOf(location.pathname, location.search);
    window.scrollTo(0, 0);
  }

  private open(address: string): void {
    history.pushState(null, "", address);
    this.arrive();
  }

  go(...parts: (string | number)[]): void {
    this.open(link(...parts));
  }
}

export const router = new Router();
