/** The drawn icons of the house: lines of 2 in a square of 24, with one shape filled in the accent. */
export const SKETCHES = {
  table: '<path d="M4 9c0-2 16-2 16 0s-16 2-16 0z" class="ia"/><path d="M4 9c0-2 16-2 16 0s-16 2-16 0zM12 11v9M8 21h8" class="il"/>',
  book: '<path d="M5 4h10a4 4 0 0 1 4 4v8H9a4 4 0 0 0-4 4z" class="ia"/><path d="M5 20V6a2 2 0 0 1 2-2h12v13H8a3 3 0 0 0-3 3zm0 0a2 2 0 0 0 2 1h12M9 8h6" class="il"/>',
  help: '<path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .9-1 1.7M12 16.8v.1" class="il"/>',
  globe: '<path d="M12 3c-3 2.5-4 6-4 9s1 6.5 4 9c3-2.5 4-6 4-9s-1-6.5-4-9z" class="ia"/><path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c-3 2.5-4 6-4 9s1 6.5 4 9c3-2.5 4-6 4-9s-1-6.5-4-9z" class="il"/>',
  sun: '<path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z" class="ia"/><path d="M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19" class="il"/>',
  lamp: '<path d="M8 4h8l3 8H5z" class="ia"/><path d="M8 4h8l3 8H5zM12 12v8M8 21h8" class="il"/>',
  gear: '<path d="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" class="ia"/><path d="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1" class="il"/>',
  play: '<path d="M7 4l13 8-13 8z" class="ia"/><path d="M7 4l13 8-13 8z" class="il"/>',
  people: '<path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z" class="ia"/><path d="M8.5 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2.500.6 4 2.5 4 5.5" class="il"/>',
  clock: '<path d="M12 12V5.5A6.5 6.5 0 0 1 18.5 12z" class="ia"/><path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5h4" class="il"/>',
  learn: '<path d="M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z" class="ia"/><path d="M9 19h6M10.5 21.5h3M12 3a6 6 0 0 0-3.5 10.9V16h7v-2.1A6 6 0 0 0 12 3z" class="il"/>',
  forward: '<path d="M9 5l7 7-7 7" class="il"/>',
  door: '<path d="M6 3h12v18H6z" class="ia"/><path d="M6 21V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v17M3 21h18M14.5 12v1.5" class="il"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16" class="il"/>',
  plus: '<path d="M12 5v14M5 12h14" class="il"/>',
} as const;

export type Sketch = keyof typeof SKETCHES;
