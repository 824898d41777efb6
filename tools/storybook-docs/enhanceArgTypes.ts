import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';
import type { Prop } from './props.ts';

/** The most characters that fit into the column of a narrow page. */
const SHORT = 72;

/** A type on one line, without the comments of its parts. */
export const asLine = (type: string): string =>
  type
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/^\s*\|\s*/, '')
    .trim();

/** The same with each alternative on its own line. */
const asLines = (line: string): string => line.replace(/(?<=[}\])'"\w]) \| (?=[{'"\w(])/g, '\n| ');

/** `whole` is the type that docgen found for a name or a kind ('union'). The type as written may be shorter. */
function typeOf(whole: string | undefined, written: string | undefined): object | undefined {
  const line = asLine(whole ?? written ?? '');
  if (line === '') return undefined;
  if (line.length <= SHORT) return { summary: line };
  const short = asLine(written ?? line);
  return { summary: short.length <= SHORT ? short : `${short.slice(0, SHORT)}…`, detail: asLines(line) };
}

/** Splits `@default value` from the end of a prop's docblock, for the column of the props table. */
export function defaultOf(text: string | undefined) {
  const [, description, summary] = /^(.*?)\s*@default\s+(.*)$/s.exec(text ?? '') ?? [];
  return summary === undefined ? { description: text } : { description, defaultValue: { summary } };
}

/** The type, and so the control, of a prop that docgen does not find. */
function kindOf(type: string): SBType {
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  return type.includes('=>') ? { name: 'function' } : { name: 'other', value: type };
}

/** Whether a value can be edited as text. Elements and functions cannot, because they would show as compiled code. */
function isData(value: unknown): boolean {
  try {
    structuredClone(value);
    return true;
  } catch {
    return false;
  }
}

function enhance(argType: InputType, given: unknown, prop?: Prop): InputType {
  const known = argType.type as SBType | undefined;
  const { description, defaultValue } = defaultOf(prop?.description || argType.description);
  const type = typeOf(known?.raw, prop?.type);
  return {
    ...argType,
    ...(typeof given === 'object' && !isData(given) && { control: false }),
    ...(prop && { name: prop.name, type: { ...(known ?? kindOf(prop.type)), required: prop.required } }),
    description,
    table: { ...(defaultValue && { defaultValue }), ...argType.table, ...(type && { type }) },
  };
}

/**
 * Completes the props table from the source, because docgen finds no props behind `Omit`, and names others only by
 * kind.
 * @param props the props of each component, by its name
 */
export const enhanceArgTypes =
  (props: Readonly<Record<string, readonly Prop[]>>): ArgTypesEnhancer =>
  ({ argTypes, title, initialArgs }) => {
    const own = props[title.split('/').at(-1) ?? ''] ?? [];
    const others = Object.entries(argTypes).filter(([name]) => !own.some((prop) => prop.name === name));
    return Object.fromEntries([
      ...own.map((prop) => [prop.name, enhance(argTypes[prop.name] ?? {}, initialArgs[prop.name], prop)]),
      ...others.map(([name, argType]) => [name, enhance(argType, initialArgs[name])]),
    ]);
  };
