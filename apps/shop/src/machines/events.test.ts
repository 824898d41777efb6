import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describeMachines, machines } from '@abs/machines/describe';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const MACHINES = 'packages/machines/src';

type Source = { path: string; text: string };

const sources: readonly Source[] = globSync(['apps/shop/src/**/*.{ts,tsx}', `${MACHINES}/**/*.ts`], { cwd: ROOT })
  .filter((path) => !/\.test\.tsx?$|\/testing\/|src\/index\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const sourceAt = new Map(sources.map((source) => [source.path, source]));

/** The file that declares each machine, by the machine's name. */
const declarations = new Map(
  sources.flatMap((source) =>
    [...source.text.matchAll(/^export const (\w+)Machine\b/gm)].map(([, name = '']) => [name, source] as const),
  ),
);

/** The files that a file imports, and the machines that it names. Dynamic imports do not count. */
function importsOf({ path, text }: Source): Source[] {
  const files = [...text.matchAll(/from '(\..+?)'/g)].map(([, to = '']) =>
    sourceAt.get(relative(ROOT, join(ROOT, dirname(path), to))),
  );
  const named = [...text.matchAll(/\b(\w+)Machine\b/g)].map(([, name = '']) => declarations.get(name));
  return [...files, ...named].filter((source) => source !== undefined);
}

function closureOf(source: Source, found = new Set<Source>()): Set<Source> {
  if (found.has(source)) return found;
  found.add(source);
  for (const next of importsOf(source)) closureOf(next, found);
  return found;
}

const closures = sources.map((source) => closureOf(source));
/** Whether one page or one part of the app includes both files, so that each can reach the other's actors. */
const isConnected = (one: Source, other: Source) => closures.some((closure) => closure.has(one) && closure.has(other));

const NAMES = /'([a-z]\w*\.\w+)'/g;
const namesIn = (text: string) => [...text.matchAll(NAMES)].map(([, name = '']) => name);

/** The arguments of each call of a function, as text. */
function callsOf(text: string, called: RegExp): string[] {
  return [...text.matchAll(called)].map(({ index, 0: head }) => {
    const start = index + head.length;
    let depth = 1;
    let end = start;
    for (; depth > 0 && end < text.length; end += 1) {
      if (text[end] === '(') depth += 1;
      if (text[end] === ')') depth -= 1;
    }
    return text.slice(start, end);
  });
}

/** The events that a machine's file forwards from another machine (see `forwardEmitted`). */
const forwardedIn = ({ text }: Source) =>
  [...text.matchAll(/_EVENTS = (\[.+?\]) as const/gs)].flatMap(([, list = '']) => namesIn(list));

const sentIn = (source: Source) =>
  source.path.startsWith(MACHINES)
    ? [...callsOf(source.text, /\b(?:sendTo|raise|sendBack|send)\(/g).flatMap(namesIn), ...forwardedIn(source)]
    : [...source.text.matchAll(/'([a-z]\w*\.\w+)'(?!:)/g)].map(([, name = '']) => name);

const heardIn = (source: Source) => [
  ...forwardedIn(source),
  ...[...source.text.matchAll(/\bon\('([a-z]\w*\.\w+)'/g)].map(([, name = '']) => name),
  ...(source.path.startsWith(MACHINES)
    ? []
    : [...source.text.matchAll(/'([a-z]\w*\.\w+)':/g)].map(([, name = '']) => name)),
];

const senders = sources.map((source) => ({ source, events: new Set(sentIn(source)) }));
const listeners = sources.map((source) => ({ source, events: new Set(heardIn(source)) }));

it.each(describeMachines(machines).map(({ name, sameShapeAs, states }) => [name, sameShapeAs, states] as const))(
  '%s handles only events that the app or another machine sends',
  (name, sameShapeAs, states) => {
    const files = [name, ...sameShapeAs].flatMap((each) => declarations.get(each) ?? []);
    const events = new Set(
      states.flatMap(({ transitions }) =>
        transitions.flatMap(({ kind, trigger }) => (kind === 'event' ? trigger : [])),
      ),
    );
    const unsent = [...events].filter(
      (event) =>
        !event.startsWith('xstate.') &&
        !senders.some(({ source, events: sent }) => sent.has(event) && files.some((file) => isConnected(source, file))),
    );
    expect(files).not.toEqual([]);
    expect(unsent).toEqual([]);
  },
);

it.each(
  sources
    .map((source) => [source.path, new Set(callsOf(source.text, /\bemit\(/g).flatMap(namesIn)), source] as const)
    .filter(([path, events]) => path.startsWith(MACHINES) && events.size > 0),
)('%s emits only events that the app or another machine listens to', (_, events, file) => {
  const unheard = [...events].filter(
    (event) => !listeners.some(({ source, events: heard }) => heard.has(event) && isConnected(source, file)),
  );
  expect(unheard).toEqual([]);
});
