import { recall, remember } from './tabStorage.ts';

const KEY = 'from';

/** The path to return to after logging in: the last page of the shop that this tab showed, or that needed a login. */
export const rememberReturnPath = (path: string) => remember(KEY, path);

/** As stored; `landing` decides whether it may be opened. */
export const returnPath = (): unknown => recall(KEY);
