/** What a component's page says beside what is read from its source and its stories. The file is named after it. */
export type Guide = {
  /** Other components that have no page of their own because they are of no use, or make no sense, without this one. */
  with?: readonly string[];
  /** What it is for: a sentence or two. */
  whatFor: string;
  /** When it is not the right one, and which is: the names of other guides. */
  notFor: readonly { when: string; use: readonly string[] }[];
  /** Its parts, by their `data-slot`. */
  anatomy: Readonly<Record<string, string>>;
  /** The name of the story that shows most of them, when it is not the first. */
  shownBy?: string;
  /** What keys do. Empty where nothing in it takes the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** What it promises to somebody who listens. */
  screenReader: string;
  /** How it is used well, and how not: each a case from this shop. */
  pairs: readonly { do: string; dont: string }[];
};
