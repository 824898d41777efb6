/** The changes that generators make to files, as actions of node-plop. Paths are from the root of the project. */
import { join } from 'node:path';

export type Addition = { type: 'add'; path: string; templateFile: string };

export type Insertion = {
  type: 'insert';
  path: string;
  text: string;
  /** Inserts the text before this match. */
  before?: RegExp;
  /** Inserts the text after this match. Without `before` and `after` the text is appended to the file. */
  after?: RegExp;
  /** Skips the insertion if the file matches this. */
  unless?: RegExp;
};

export type Action = Addition | Insertion;

/** A new file. @param template the name of a template, without `.hbs` */
export const add = (path: string, template: string): Addition => ({
  type: 'add',
  path,
  templateFile: join(import.meta.dirname, 'templates', `${template}.hbs`),
});

/** Inserts text into an existing file. */
export const insert = (path: string, text: string, where: Pick<Insertion, 'before' | 'after' | 'unless'> = {}) =>
  ({ type: 'insert', path, text, ...where }) satisfies Insertion;

/**
 * A file's text with the insertion.
 * @throws {Error} unless the file has the insertion point exactly once: then adapt the generator to the file
 */
export function inserted(source: string, { path, text, before, after, unless }: Insertion): string {
  if (unless?.test(source)) return source;
  const anchor = before ?? after;
  if (!anchor) return source + text;
  const found = [...source.matchAll(new RegExp(anchor, `${anchor.flags}g`))];
  const [match] = found;
  if (!match || found.length > 1) throw new Error(`${path} has ${anchor} ${found.length} times instead of once.`);
  const at = match.index + (before ? 0 : match[0].length);
  return source.slice(0, at) + text + source.slice(at);
}
