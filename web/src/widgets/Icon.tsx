const PATHS = {
  shuffle: "M3 7h4l10 10h4M17 4l4 3-4 3M3 17h4l3-3M14 10l3-3h4M17 14l4 3-4 3",
  recall: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  exchange: "M4 8h14l-4-4M20 16H6l4 4",
  buy: "M12 5v14M5 12h14",
  pass: "M5 5l8 7-8 7zM17 5v14",
  flag: "M5 21V4h13l-3 4 3 4H5",
  more: "M4.5 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M18.3 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0",
  list: "M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01",
  chat: "M4 5h16v11H9l-5 4z",
  help: "M9 9a3 3 0 1 1 4 3c-1 .6-1 1-1 2M12 18h.01",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  check: "M4 12l5 5L20 6",
  cross: "M5 5l14 14M19 5L5 19",
  sort: "M4 6h10M4 12h7M4 18h4M18 5v14M15 16l3 3 3-3",
  home: "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 20h4",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 15V4M8 7.5 12 3.5l4 4M5 12v8h14v-8",
  download: "M12 4v11M7 11l5 5 5-5M4 20h16",
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  first: "M18 5l-9 7 9 7M6 5v14",
  last: "M6 5l9 7-9 7M18 5v14",
  back: "M15 5l-8 7 8 7",
  next: "M9 5l8 7-8 7",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  menu: "M4 7h16M4 12h16M4 17h16",
  nearer: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5M8 11h6M11 8v6",
  farther: "M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14M16 16l5 5M8 11h6",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2",
  shield: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  sliders: "M4 7h10M18 7h2M4 17h2M10 17h10M16 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M8 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4",
  invite: "M15 19v-1a4 4 0 0 0-4-4H7a4 4 0 0 0-4 4v1M9 10a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 10M19 8v6M16 11h6",
  person: "M19 20v-1a5 5 0 0 0-5-5h-4a5 5 0 0 0-5 5v1M12 11a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4",
  paper: "M6 3h9l4 4v14H6zM14.5 3v4.5H19M9 12h7M9 16h4",
  bookmark: "M6 3h12v18l-6-4-6 4z",
  keyboard: "M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8",
  bag: "M6 8h12l2 12H4zM9 8a3 3 0 0 1 6 0",
} as const;

export type IconName = keyof typeof PATHS;

/** A small drawing beside words, which say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
