/** The text of a component's page that is not read from its source or stories. The file has the component's name. */
export type Guide = {
  /** Other components that share this page because they are useless, or make no sense, without this component. */
  with?: readonly string[];
  /** Its purpose, in a sentence or two. */
  whatFor: string;
  /** When to use other components instead, by the names of their guides. */
  notFor: readonly { when: string; use: readonly string[] }[];
  /** Its parts, by their `data-slot`. */
  anatomy: Readonly<Record<string, string>>;
  /** The name of the story that shows most parts, if it is not the first. */
  shownBy?: string;
  /** What each key does. Empty if nothing in the component takes the focus. */
  keyboard: Readonly<Record<string, string>>;
  /** What a screen reader announces. */
  screenReader: string;
  /** Good and bad uses, each a case from this shop. */
  pairs: readonly { do: string; dont: string }[];
};
