/** Reads from the source the sentences of the product that are not in a list of messages. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { asNode, type Node, textsOf, within } from './syntax.ts';

export type Sentence = { text: string; file: string };

const named = (node: unknown, name: string) => (node as { name?: string } | undefined)?.name === name;

/** The values of a file's variables, by name: for `const nothing = { all: 'No users yet' }` the object. */
function constants(program: Node): Map<string, Node> {
  const declared = [...within(program)].filter(({ type }) => type === 'VariableDeclarator');
  return new Map(declared.map((node) => [(node.id as { name?: string }).name ?? '', node.init as Node]));
}

/** The texts that a value may be. For a lookup in a table, all texts of the table. */
function candidates(value: unknown, known: Map<string, Node>): string[] {
  const node = value as Node | null | undefined;
  switch (node?.type) {
    case 'Identifier':
      return textsOf(known.get(String(node.name)));
    case 'MemberExpression':
      return candidates(node.object, known);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((branch) => candidates(branch, known));
    case 'JSXExpressionContainer':
      return candidates(node.expression, known);
    case 'ArrayExpression':
    case 'CallExpression':
    case 'ArrowFunctionExpression':
    case undefined:
      return [];
    default:
      return textsOf(node);
  }
}

/** Returns the value in a node that has a sentence of a kind. */
type Finder = (node: Node) => unknown;

const property =
  (of: string, name: string): Finder =>
  (node) =>
    node.type === 'JSXOpeningElement' && named(node.name, of)
      ? (node.attributes as Node[]).find((attribute) => named(attribute.name, name))?.value
      : undefined;

const argument =
  (of: RegExp, place: number): Finder =>
  (node) =>
    (node.type === 'CallExpression' || node.type === 'NewExpression') &&
    of.test((node.callee as { name?: string }).name ?? '')
      ? (node.arguments as Node[])[place]
      : undefined;

const kinds = {
  /** Titles of empty states. */
  empty: property('EmptyState', 'title'),
  /** Toasts of the shop itself. */
  toast: argument(/^toast(Error)?$/, 0),
  /** Messages with which the server refuses. */
  refusal: argument(/^(ApiError|refusal)$/, 1),
} satisfies Record<string, Finder>;

export type Kind = keyof typeof kinds;

/** The sentences of a kind in one file. */
export function sentencesIn(code: string, file: string, kind: Kind): Sentence[] {
  const program = asNode(babelParse(code).program);
  const known = constants(program);
  return [...within(program)]
    .flatMap((node) => candidates(kinds[kind](node), known))
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ text, file }));
}

/** The files to read, and a word that a file must contain to be parsed, because parsing takes most of the time. */
const sources: Record<Kind, { files: string; word: string }> = {
  empty: { files: 'packages/ui/src/**/*.tsx', word: '<EmptyState' },
  toast: { files: 'apps/shop/src/**/*.{ts,tsx}', word: 'toast' },
  refusal: { files: 'apps/api/src/**/*.ts', word: 'ApiError' },
};

/** The sentences of a kind in the whole project, each once, with the first file that contains it. */
export function readSentences(root: string, kind: Kind): Sentence[] {
  const found = new Map<string, Sentence>();
  const { files, word } = sources[kind];
  for (const file of globSync(files, { cwd: root }).sort()) {
    const code = readFileSync(join(root, file), 'utf8');
    if (/\.test\.tsx?$/.test(file) || !code.includes(word)) continue;
    for (const sentence of sentencesIn(code, file, kind)) {
      if (!found.has(sentence.text)) found.set(sentence.text, sentence);
    }
  }
  return [...found.values()];
}
