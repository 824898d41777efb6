import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

/** What fits into the column of a narrow page. */
const SHORT = 72;

/** A type as one would say it: on one line, without the comments of its parts. */
const asLine = (raw: string): string =>
  raw
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*\|\s*/, '')
    .trim();

/** The same with each alternative on a line of its own. */
const asLines = (line: string): string => line.replace(/(?<=[}\])'"\w]) \| (?=[{'"\w(])/g, '\n| ');

/** A type that docgen names by its kind alone ('union', 'signature'), as it is written. */
function typeOf(type: SBType | undefined): { summary: string; detail?: string } | undefined {
  if (type?.raw === undefined) return undefined;
  const line = asLine(type.raw);
  return line.length <= SHORT ? { summary: line } : { summary: `${line.slice(0, SHORT)}…`, detail: asLines(line) };
}

/** Docblocks of props end with `@default value`: the table of props has a column for it. */
function defaultOf(text: string | undefined) {
  const [, description, summary] = /^(.*?)\s*@default\s+(.*)$/s.exec(text ?? '') ?? [];
  return summary === undefined ? undefined : { description, defaultValue: { summary } };
}

/** Types and defaults of props, as their source has them. */
export const readProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = typeOf(argType.type as SBType | undefined);
      const { description = argType.description, defaultValue } = defaultOf(argType.description) ?? {};
      const table = { ...(defaultValue && { defaultValue }), ...argType.table, ...(type && { type }) };
      return [name, { ...argType, description, table }];
    }),
  );
