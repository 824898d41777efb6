import type { Action } from './actions.ts';
import type { Names } from './names.ts';

export type Options = {
  /** The root of the project, absolute. */
  root: string;
  /** The domain of a call. */
  domain: string;
};

export type Generator = {
  /** Returns the reason why a name is taken, other than an existing file; undefined when it is free. */
  taken?: (names: Names, options: Options) => string | undefined;
  actions: (names: Names, options: Options) => Action[];
  /** Variables of the templates in addition to the names. */
  data?: (names: Names, options: Options) => Record<string, string | boolean>;
  /** The next steps for the developer, one sentence each. */
  next: (names: Names, options: Options) => string[];
};
