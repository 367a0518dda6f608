/** The drawn icons of the site: lines of 2 in a square of 24, with one shape filled in the accent. */
export const SKETCHES = {
  table: '<path d="M4 9c0-2 16-2 16 0s-16 2-16 0z" class="ia"/><path d="M4 9c0-2 16-2 16 0s-16 2-16 0zM12 11v9M8 21h8" class="il"/>',
  book: '<path d="M5 4h10a4 4 0 0 1 4 4v8H9a4 4 0 0 0-4 4z" class="ia"/><path d="M5 20V6a2 2 0 0 1 2-2h12v13H8a3 3 0 0 0-3 3zm0 0a2 2 0 0 0 2 1h12M9 8h6" class="il"/>',
  help: '<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 16.8v.1" class="il"/>',
  globe:
    '<path d="M12 3c-3 2.5-4 6-4 9s1 6.5 4 9c3-2.5 4-6 4-9s-1-6.5-4-9z" class="ia"/><path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-3 2.5-4 6-4 9s1 6.5 4 9c3-2.5 4-6 4-9s-1-6.5-4-9z" class="il"/>',
  sun: '<path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" class="ia"/><path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19" class="il"/>',
  lamp: '<path d="M8 4h8l3 8H5z" class="ia"/><path d="M8 4h8l3 8H5zM12 12v8M8 21h8" class="il"/>',
  gear: '<path d="M12 15.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400z" class="ia"/><path d="M10 4.900L10.300 2.200h3.400L14 4.900l1.600.7 2.100-1.700 2.400 2.400-1.700 2.100.7 1.600 2.700.3v3.400l-2.700.3-.7 1.600 1.700 2.100-2.400 2.400-2.100-1.700-1.600.7-.3 2.700h-3.400L10 19.100l-1.600-.7-2.100 1.700-2.400-2.400 1.700-2.100-.7-1.600-2.700-.3v-3.400l2.700-.3.7-1.600-1.700-2.100 2.400-2.400 2.100 1.700zM12 15.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400z" class="il"/>',
  play: '<path d="M7 4l13 8-13 8z" class="ia"/><path d="M7 4l13 8-13 8z" class="il"/>',
  people:
    '<path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" class="ia"/><path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.500.6 4 2.5 4 5.5" class="il"/>',
  clock: '<path d="M12 12V5.5A6.5 6.5 0 0 1 18.5 12z" class="ia"/><path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5h4" class="il"/>',
  learn:
    '<path d="M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z" class="ia"/><path d="M9 19h6M10.5 21.5h3M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z" class="il"/>',
  forward: '<path d="M9 5l7 7-7 7" class="il"/>',
  door: '<path d="M6 3h12v18H6z" class="ia"/><path d="M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M3 21h18M14.5 12v1.5" class="il"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" class="il"/>',
  plus: '<path d="M12 5v14M5 12h14" class="il"/>',
  bot: '<path d="M6 8h12v7a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4z" class="ia"/><path d="M6 8h12v7a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4zM18 10h1.500a2 2 0 0 1 0 4H18M9.5 12v.6M14.5 12v.6M10 15.500h4M12 8V4.500M10 4h4" class="il"/>',
  device:
    '<path d="M8 4h8v13H8z" class="ia"/><path d="M7 3h10a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM6 17h12M11.5 19h1" class="il"/>',
  chair: '<path d="M6 12h12v3H6z" class="ia"/><path d="M7 3v9M17 3v9M7 5h10M6 12h12v3H6zM7.5 15v6M16.5 15v6" class="il"/>',
  lock: '<path d="M5 11h14v10H5z" class="ia"/><path d="M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3M12 15v2.5" class="il"/>',
  open: '<path d="M5 11h14v10H5z" class="ia"/><path d="M5 11h14v10H5zM8 11V7a4 4 0 0 1 7.6-1.700M12 15v2.5" class="il"/>',
  pencil: '<path d="M5 15l10-10 4 4L9 19z" class="ia"/><path d="M5 15l10-10 4 4L9 19l-5 1zM13 7l4 4" class="il"/>',
  check: '<path d="M4 13l5 5L20 6" class="il"/>',
  close: '<path d="M6 6l12 12M18 6L6 18" class="il"/>',
  search:
    '<path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14z" class="ia"/><path d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5" class="il"/>',
  flag: '<path d="M6 4h12l-3 4 3 4H6z" class="ia"/><path d="M6 21V4h12l-3 4 3 4H6" class="il"/>',
  eye: '<path d="M12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" class="ia"/><path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" class="il"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.500M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5" class="il"/>',
  again: '<path d="M20 12a8 8 0 1 1-2.5-5.800M20 3v5h-5" class="il"/>',
  calendar: '<path d="M4 6h16v4H4z" class="ia"/><path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4M8 14h3M13 14h3" class="il"/>',
  trophy:
    '<path d="M7 4h10v5a5 5 0 0 1-10 0z" class="ia"/><path d="M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 4.5 3 5M17 6h3c0 3-1 4.5-3 5M12 14v4M8 20.500h8" class="il"/>',
  archive: '<path d="M3 5h18v4H3z" class="ia"/><path d="M3 5h18v4H3zM5 9v11h14V9M10 13h4" class="il"/>',
  die: '<path d="M4 8l8-4 8 4-8 4z" class="ia"/><path d="M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8M8 14v.1M16 15v.1" class="il"/>',
  puzzle:
    '<path d="M4 9h5c-1.5-4 4.5-4 3 0h5v5c4-1.5 4 4.5 0 3v4H4z" class="ia"/><path d="M4 9h5c-1.5-4 4.5-4 3 0h5v4c4-1.5 4 4.5 0 3v5H4z" class="il"/>',
  undo: '<path d="M9 7l-5 4 5 4M4 11h10a5 5 0 0 1 0 10h-3" class="il"/>',
  download: '<path d="M4 17h16v4H4z" class="ia"/><path d="M12 3v11M7.5 10l4.5 4.5 4.5-4.500M4 17v4h16v-4" class="il"/>',
  sort: '<path d="M7 5v14M3.5 15.500L7 19l3.5-3.500M14 7h7M14 12h5M14 17h3" class="il"/>',
  more: '<path d="M12 5v.1M12 12v.1M12 19v.1" class="il"/>',
  letter: '<path d="M3 6l9 7 9-7v12H3z" class="ia"/><path d="M3 6h18v12H3zM3 6.500l9 7 9-7" class="il"/>',
  copy: '<path d="M9 9h11v11H9z" class="ia"/><path d="M9 9h11v11H9zM15 9V4H4v11h5" class="il"/>',
  person:
    '<path d="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" class="ia"/><path d="M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 21c0-4.5 3-7 7.5-7s7.5 2.5 7.5 7" class="il"/>',
  filter: '<path d="M4 5h16l-6 8v6l-4 2v-8z" class="ia"/><path d="M4 5h16l-6 8v6l-4 2v-8z" class="il"/>',
  cup: '<path d="M4 9h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" class="ia"/><path d="M4 9h12v5a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM16 10h2a2.5 2.5 0 0 1 0 5h-2.500M3 21.500h14M8 5.500c-1-1 1-2 0-3M12 5.500c-1-1 1-2 0-3" class="il"/>',
  bell: '<path d="M6 16c1.5-1.5 1-9 6-9s4.5 7.5 6 9z" class="ia"/><path d="M5 17c2-1.5 1-10 7-10s5 8.5 7 10zM12 7V4.500M10.5 20.500h3" class="il"/>',
  list: '<path d="M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1" class="il"/>',
  bin: '<path d="M7 7h10l-1 13H8z" class="ia"/><path d="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5" class="il"/>',
  back: '<path d="M15 5l-7 7 7 7" class="il"/>',
} as const;

export type Sketch = keyof typeof SKETCHES;
