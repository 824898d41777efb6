import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import nodePlop from 'node-plop';
import { type Action, type Insertion, inserted } from './actions.ts';
import { call, readDomains } from './call.ts';
import { component } from './component.ts';
import type { Generator, Options } from './generator.ts';
import { machine } from './machine.ts';
import { InvalidInput, type Kind, parseKind, parseName } from './names.ts';
import { screen } from './screen.ts';

export const generators: Readonly<Record<Kind, Generator>> = { component, screen, machine, call };

/** The arguments of `npm run new`. */
export type Typed = { kind: string | undefined; name: string | undefined; domain?: string | undefined };

export type Generated = {
  /** New files and changed files, from the root. */
  added: string[];
  changed: string[];
  /** The next steps for the developer, one sentence each. */
  next: string[];
};

/**
 * Generates files from the arguments. Checks every change first, so that invalid arguments leave no half of the files.
 * @param root the root of the project, absolute
 * @throws {InvalidInput} for invalid arguments
 * @throws {Error} when a file lacks an insertion point
 */
export async function generate(root: string, typed: Typed): Promise<Generated> {
  const kind = parseKind(typed.kind);
  const names = parseName(kind, typed.name);
  const options: Options = { root, domain: parseDomain(root, kind, typed.domain) };
  const { taken, actions: actionsOf, data, next } = generators[kind];
  const reason = taken?.(names, options);
  if (reason) throw new InvalidInput(reason);
  const actions = actionsOf(names, options);
  rehearse(root, actions);

  const plop = await nodePlop('', { destBasePath: root, force: false });
  plop.setActionType('insert', (_, config) => {
    // Plop passes the fields of the action on, whose type it does not know.
    const insertion = config as unknown as Insertion;
    const file = join(root, insertion.path);
    writeFileSync(file, inserted(readFileSync(file, 'utf8'), insertion));
    return insertion.path;
  });
  const { failures } = await plop.setGenerator(kind, { actions }).runActions({ ...names, ...data?.(names, options) });
  if (failures.length > 0) throw new Error(failures.map(({ path, error }) => `${path}: ${error}`).join('\n'));
  const pathsOf = (type: Action['type']) => [
    ...new Set(actions.filter((action) => action.type === type).map(({ path }) => path)),
  ];
  return { added: pathsOf('add'), changed: pathsOf('insert'), next: next(names, options) };
}

function parseDomain(root: string, kind: Kind, typed: string | undefined): string {
  if (kind !== 'call') {
    if (typed !== undefined) throw new InvalidInput('Only a call has a domain: leave out --domain.');
    return '';
  }
  const domain = typed ?? 'catalogue';
  const domains = readDomains(root);
  if (domains.includes(domain)) return domain;
  throw new InvalidInput(`The generator knows no domain "${domain}". It knows ${domains.join(', ')}.`);
}

/** Checks the actions before any is run. @throws if a file exists already or an insertion point is missing */
function rehearse(root: string, actions: readonly Action[]): void {
  for (const action of actions) {
    const file = join(root, action.path);
    if (action.type === 'insert') inserted(readFileSync(file, 'utf8'), action);
    else if (existsSync(file)) throw new InvalidInput(`${action.path} exists already.`);
  }
}
