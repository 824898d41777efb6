import type { Action } from './actions.ts';
import type { Names } from './names.ts';

export type Options = {
  /** The root of the project, absolute. */
  root: string;
  /** The domain of a call. */
  domain: string;
};

export type Generator = {
  /** Why the name cannot be had, beyond files that exist; undefined when it can. */
  taken?: (names: Names, options: Options) => string | undefined;
  actions: (names: Names, options: Options) => Action[];
  /** What templates know beside the names. */
  data?: (names: Names, options: Options) => Record<string, string | boolean>;
  /** What the developer does then, a sentence each. */
  next: (names: Names, options: Options) => string[];
};
