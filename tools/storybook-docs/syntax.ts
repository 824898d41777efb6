/** The parts of Babel's syntax tree that this folder needs. */
export type Node = { type: string; [key: string]: unknown };

/** A node of Babel or oxc, which have an interface for each type of node. */
export const asNode = (node: object): Node => node as Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The nodes right under a node, in the order of the source. */
export const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => !/Comments$|^loc$|^extra$|^typeAnnotation$/.test(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** A node and all that it contains. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* within(child);
}

/** The text of a literal. Expressions in a template become `…`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node.value);
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim() || undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('…');
}

/** All texts that are written in a piece of source. */
export function textsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  return [...within(node)].flatMap((inner) => textOf(inner) ?? []);
}
