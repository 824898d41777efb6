/** Reads what the play of a story does, including the functions of its file and of other files that it calls. */
import { posix } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { asNode, type Node, within } from './syntax.ts';

/** The text of a file, by its path from the root of the project. */
export type Read = (file: string) => string;

type Module = {
  file: string;
  /** The file's own declarations, by name. */
  declared: Map<string, Node>;
  /** Its relative imports, by local name: the file, and the name there. */
  imported: Map<string, { file: string; name: string }>;
};

const nameOf = (node: unknown) => {
  const { name, value } = (node ?? {}) as { name?: string; value?: string };
  return name ?? value ?? '';
};

const modules = new WeakMap<Read, Map<string, Module>>();

function readModule(file: string, read: Read, program?: Node): Module {
  const known = modules.get(read) ?? new Map<string, Module>();
  modules.set(read, known);
  const found = program ? undefined : known.get(file);
  if (found) return found;
  const tree = program ?? asNode(babelParse(read(file)).program);
  const module: Module = { file, declared: new Map(), imported: new Map() };
  for (const node of within(tree)) {
    if (node.type === 'FunctionDeclaration') module.declared.set(nameOf(node.id), node.body as Node);
    if (node.type === 'VariableDeclarator' && node.init) module.declared.set(nameOf(node.id), node.init as Node);
    const source = node.type === 'ImportDeclaration' ? nameOf(node.source) : '';
    if (!/^\..*\.tsx?$/.test(source)) continue;
    for (const { local, imported } of node.specifiers as Node[]) {
      const from = posix.join(posix.dirname(file), source);
      module.imported.set(nameOf(local), { file: from, name: nameOf(imported) });
    }
  }
  if (!program) known.set(file, module);
  return module;
}

/** The first name in an expression: `enter` of `enter`, `Filled` of `Filled.play`. */
function usedName(node: unknown): string {
  const { type, object } = (node ?? {}) as Partial<Node>;
  if (type === 'MemberExpression') return usedName(object);
  return type === 'Identifier' ? nameOf(node) : '';
}

/** The syntax of a story's play, and of all functions that it calls; empty if the story has no play. */
export function syntaxOfPlay(csf: CsfFile, key: string, file: string, read: Read): Node[] {
  const play = csf._storyAnnotations[key]?.play as Node | undefined;
  if (!play) return [];
  const nodes: Node[] = [];
  const seen = new Set<Node>();
  const add = (root: Node, module: Module): void => {
    if (seen.has(root)) return;
    seen.add(root);
    for (const node of within(root)) {
      nodes.push(node);
      const name = node === root ? usedName(node) : usedName(node.type === 'CallExpression' ? node.callee : undefined);
      const declared = module.declared.get(name);
      if (declared) add(declared, module);
      const imported = module.imported.get(name);
      const other = imported && readModule(imported.file, read);
      const there = imported && other?.declared.get(imported.name);
      if (there) add(there, other as Module);
    }
  };
  add(play, readModule(file, read, asNode(csf._ast.program)));
  return nodes;
}

/** `userEvent.keyboard` is ['userEvent', 'keyboard']. */
const memberOf = ({ type, object, property }: Node): readonly [string, string] =>
  type === 'MemberExpression' ? [nameOf(object), nameOf(property)] : ['', ''];

/** Whether a play presses keys like a user. */
export const pressesKeys = (syntax: readonly Node[]): boolean =>
  syntax.some((node) => {
    const [object, property] = memberOf(node);
    return object === 'userEvent' && (property === 'keyboard' || property === 'tab');
  });

/** Whether a play uses the story, so that the story is no longer at rest after it. */
export const acts = (syntax: readonly Node[]): boolean =>
  syntax.some((node) => {
    const [object, property] = memberOf(node);
    return /^(userEvent|user|fireEvent)$/.test(object) || /^(focus|blur|click|scrollTo|scrollIntoView)$/.test(property);
  });

/** The text of a literal, or of a template without its expressions. */
function textOf(node: Node | undefined): string {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return '';
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('');
}

/** The keys and the text that a play types, in the notation of user-event: `{Enter}`, ` `, `{Tab}`, `{Shift>}{Tab}`. */
export function keysOf(syntax: readonly Node[]): string[] {
  return syntax.flatMap((node) => {
    if (node.type !== 'CallExpression') return [];
    const callee = node.callee as Node;
    const name = nameOf(callee.property ?? callee);
    const [first] = node.arguments as Node[];
    if (name === 'tab') return [first ? '{Shift>}{Tab}' : '{Tab}'];
    if (name === 'paste') return ['{Control>}v'];
    return ['keyboard', 'pressKey'].includes(name) ? [textOf(first)] : [];
  });
}

/** The notation of user-event for keys that guides name. All others are `{Name}`. */
const notations: Readonly<Record<string, RegExp>> = {
  Tab: /(?<!\{Shift>\})\{Tab\}/,
  'Shift+Tab': /\{Shift>\}\{Tab\}/,
  Space: /^ +$/,
  'Arrow keys': /\{Arrow/,
  Arrows: /\{Arrow/,
  Digits: /\d/,
  Letters: /^[a-z]$/i,
  '0': /0/,
  '+': /\+/,
  '−': /-/,
  'Alt+T': /\{Alt>\}t/,
  'Ctrl+V': /\{Control>\}v/,
  'Cmd+V': /\{Control>\}v/,
};

/** The keys in a guide ('Enter, Space') that are not among the pressed keys. */
export const unpressedOf = (names: readonly string[], pressed: readonly string[]): string[] =>
  names
    .flatMap((name) => name.split(', '))
    .filter((name) => !pressed.some((keys) => (notations[name] ?? new RegExp(`\\{${name}\\}`)).test(keys)));
