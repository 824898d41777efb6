/** Reads from the source where components and tokens are used, and at which paths the shop shows a screen. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { readComponents } from './components.ts';
import { type Declaration, Declarations, keyOf, type Mention } from './declarations.ts';
import { readScreenNames } from './storyFiles.ts';
import { asNode, childrenOf, type Node, within } from './syntax.ts';

export type Usage = {
  /** The components that a component or screen uses directly, by its name. */
  parts: Readonly<Record<string, readonly string[]>>;
  /** The tokens in its own styles and code, such as `color.accent`. */
  tokens: Readonly<Record<string, readonly string[]>>;
  /** The tokens of the base styles, which every page has. */
  baseTokens: readonly string[];
  /** The paths at which the shop shows a screen, by its name. */
  routes: Readonly<Record<string, readonly string[]>>;
  /** The files of the shop's own code that name a component or screen, from `apps/shop/src`. */
  app: Readonly<Record<string, readonly string[]>>;
  /** Every token of the theme's contract, in its order. */
  allTokens: readonly string[];
};

const UI = 'packages/ui/src';
const ICONS = `${UI}/components/Icon/`;
const CONTRACT = { file: `${UI}/theme/contract.css.ts`, name: 'vars' };
const APP = 'apps/shop/src';
const ROUTES = [`${APP}/routes.tsx`, `${APP}/routes/admin/routes.tsx`];

/** The styles of every page, regardless of its components. */
const BASE_FILES = ['reset.css.ts', 'paper.css.ts'].map((name) => `${UI}/theme/${name}`);

const sorted = (names: Iterable<string>) => [...new Set(names)].sort((one, other) => one.localeCompare(other));

/** The tokens of the contract that a chain of members means: one, or a whole group. */
export const tokensAt = (path: readonly string[], all: readonly string[]): string[] => {
  const here = path.join('.');
  return all.filter((token) => here === '' || token === here || token.startsWith(`${here}.`));
};

/** Every token that the source of the contract has. */
export function tokensIn(code: string, file: string): string[] {
  const leaves = (node: Node, path: string[]): string[] =>
    node.type !== 'ObjectExpression'
      ? [path.join('.')]
      : (node.properties as { key: { name?: string; value?: unknown }; value: Node }[]).flatMap(({ key, value }) =>
          leaves(value, [...path, key.name ?? String(key.value)]),
        );
  const call = [...within(asNode(parseSync(file, code).program))].find(
    ({ type, callee }) =>
      type === 'CallExpression' && (callee as { name?: string }).name === 'createGlobalThemeContract',
  );
  const [contract] = (call?.arguments ?? []) as Node[];
  return contract ? leaves(contract, []) : [];
}

/** The declarations that have a page, with the name of the component or screen. */
function readDocumented(root: string, declarations: Declarations): Map<string, { of: string; at: Declaration }> {
  const named = [
    ...readComponents(root),
    ...readScreenNames(root).map((name) => ({ name, index: `${UI}/screens/${name}/index.ts` })),
  ];
  const icons = globSync(`${ICONS}*.{ts,tsx}`, { cwd: root }).filter((file) => !file.includes('.test.'));
  return new Map(
    [
      ...named.flatMap(({ name, index }) =>
        index.startsWith(ICONS) ? [] : [{ of: name, at: declarations.declaring(index, name) }],
      ),
      ...icons.flatMap((file) => declarations.exportsOf(file)).map((at) => ({ of: 'Icon', at })),
    ].map((documented) => [keyOf(documented.at), documented]),
  );
}

/** The paths of the shop, and the file and export that each loads. */
export function routesIn(code: string, file: string): { path: string; from: string; name: string }[] {
  const addressOf = (node: Node | undefined): string | undefined => {
    if (node?.type === 'Literal') return String(node.value);
    if (node?.type !== 'TemplateLiteral') return undefined;
    const quasis = node.quasis as { value: { cooked: string } }[];
    const names = (node.expressions as { name?: string }[]).map(({ name = '' }) => `:${name}`);
    return quasis.map(({ value }, place) => value.cooked + (names[place] ?? '')).join('');
  };
  const visit = (node: Node, parent: string): { path: string; from: string; name: string }[] => {
    const below = (path: string) => childrenOf(node).flatMap((child) => visit(child, path));
    if (node.type !== 'ObjectExpression') return below(parent);
    const propertyOf = (name: string) =>
      (node.properties as { key?: { name?: string }; value?: Node }[]).find(({ key }) => key?.name === name)?.value;
    const own = addressOf(propertyOf('path'));
    const path = own === undefined ? parent : `${parent === '/' ? '' : parent}/${own}`;
    const load = propertyOf('load');
    const parts = load ? [...within(load)] : [];
    const source = parts.find(({ type }) => type === 'ImportExpression')?.source as { value?: string } | undefined;
    const name = (load?.arguments as { value?: string }[] | undefined)?.[1]?.value;
    return [...(source?.value && name ? [{ path, from: source.value, name }] : []), ...below(path)];
  };
  return visit(asNode(parseSync(file, code).program), '/');
}

/** Reads the usage of the whole project, which takes some seconds. */
export function readUsage(root: string): Usage {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const allTokens = tokensIn(read(CONTRACT.file), CONTRACT.file);
  const declarations = new Declarations(root);
  const documented = readDocumented(root, declarations);
  const isDocumented = (declaration: Declaration) => documented.has(keyOf(declaration));
  const documentedIn = (mentions: readonly Declaration[]) =>
    new Set(mentions.flatMap((mention) => documented.get(keyOf(mention))?.of ?? []));
  const tokensOf = (mentions: readonly Mention[]) =>
    mentions.flatMap((mention) => (keyOf(mention) === keyOf(CONTRACT) ? tokensAt(mention.path, allTokens) : []));

  const parts = new Map<string, string[]>();
  const tokens = new Map<string, string[]>();
  for (const { of, at } of documented.values()) {
    const mentions = declarations.reachOf(at, isDocumented);
    const others = [...documentedIn(mentions)].filter((part) => part !== of);
    parts.set(of, [...(parts.get(of) ?? []), ...others]);
    tokens.set(of, [...(tokens.get(of) ?? []), ...tokensOf(mentions)]);
  }
  const baseTokens = BASE_FILES.flatMap((file) => tokensOf(declarations.reachOf({ file, name: '' }, isDocumented)));

  const routes = new Map<string, string[]>();
  for (const file of ROUTES) {
    for (const { path, from, name } of routesIn(read(file), file)) {
      const target = declarations.resolve(file, from);
      const reached = target ? declarations.reachOf(declarations.declaring(target, name), isDocumented) : [];
      for (const of of documentedIn(reached))
        if (of.endsWith('Screen')) routes.set(of, [...(routes.get(of) ?? []), path]);
    }
  }
  const app = new Map<string, string[]>();
  for (const file of globSync(`${APP}/**/*.{ts,tsx}`, { cwd: root })) {
    if (/\.test\.tsx?$|\.d\.ts$/.test(file)) continue;
    for (const of of documentedIn(declarations.mentionsInFile(file)))
      app.set(of, [...(app.get(of) ?? []), file.slice(APP.length + 1)]);
  }
  const listed = (map: Map<string, Iterable<string>>) =>
    Object.fromEntries([...map].map(([name, names]) => [name, sorted(names)]));
  return {
    parts: listed(parts),
    tokens: listed(tokens),
    baseTokens: sorted(baseTokens),
    routes: listed(routes),
    app: listed(app),
    allTokens,
  };
}
