/** Finds which top-level declaration of the project mentions which, across files. Ignores types. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { asNode, childrenOf, type Node, within } from './syntax.ts';

/** A declaration at the top level of a file. The code that runs when the file is imported has the name ''. */
export type Declaration = {
  /** From the root of the project. */
  file: string;
  name: string;
};

/** A declaration that another one mentions, and the members of it that are read: `vars.color.accent` has two. */
export type Mention = Declaration & { path: readonly string[] };

/** A name as it is written in a file, or a file that it imports for its effects or when code runs. */
type Written = { name: string; path: readonly string[] } | { later: string };

type Module = {
  declared: Map<string, Written[]>;
  /** Its imports, by their local names. The name '*' means all exports of the file. */
  imported: Map<string, { from: string; name: string }>;
  /** Its exports: its own declarations, and exports of other files. */
  exported: Map<string, { from?: string; name: string }>;
  /** Its member names and texts, which include the exports that it uses of files that load later. */
  members: Set<string>;
};

export const keyOf = ({ file, name }: Declaration) => `${file}#${name}`;

const textOf = (node: unknown) => {
  const { name, value } = node as { name?: string; value?: unknown };
  return name ?? String(value);
};

/** `vars.space[2]` as the name and its members, as far as they are literal; undefined unless it is a chain of names. */
function chainOf(node: Node): { name: string; path: string[]; isWhole: boolean } | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    return { name: textOf(node), path: [], isWhole: true };
  if (node.type !== 'MemberExpression' && node.type !== 'JSXMemberExpression') return undefined;
  const chain = chainOf(node.object as Node);
  const property = node.property as Node;
  if (!chain?.isWhole) return chain;
  if (node.computed === true && property.type !== 'Literal') return { ...chain, isWhole: false };
  return { ...chain, path: [...chain.path, textOf(property)] };
}

const isType = ({ type, importKind, exportKind }: Node) =>
  (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)) || importKind === 'type' || exportKind === 'type';

/** The names that a piece of source mentions. */
function* mentionsIn(node: Node): Generator<Written> {
  if (isType(node)) return;
  const chain = chainOf(node);
  if (chain) yield chain;
  switch (node.type) {
    case 'JSXIdentifier':
    case 'JSXClosingElement':
      return;
    case 'MemberExpression':
      if (node.computed === true) yield* mentionsIn(node.property as Node);
      if (!chain) yield* mentionsIn(node.object as Node);
      return;
    case 'Property':
    case 'PropertyDefinition':
    case 'MethodDefinition':
      if (node.computed === true) yield* mentionsIn(node.key as Node);
      if (node.value) yield* mentionsIn(node.value as Node);
      return;
    case 'JSXOpeningElement': {
      const tag = chainOf(node.name as Node);
      // HTML elements begin with a small letter.
      if (tag && (/^[A-Z]/.test(tag.name) || tag.path.length > 0)) yield tag;
      for (const attribute of node.attributes as Node[]) yield* mentionsIn(attribute);
      return;
    }
    case 'JSXAttribute':
      if (node.value) yield* mentionsIn(node.value as Node);
      return;
    case 'ImportExpression':
      yield { later: textOf(node.source) };
      return;
    default:
      for (const child of childrenOf(node)) yield* mentionsIn(child);
  }
}

/** The names that a pattern declares. In `{ fast }`, each has the member that it reads. */
function* namesIn(pattern: Node): Generator<{ name: string; member?: string }> {
  if (pattern.type === 'Identifier') yield { name: textOf(pattern) };
  if (pattern.type !== 'ObjectPattern') return;
  for (const property of pattern.properties as Node[]) {
    const value = property.value as Node | undefined;
    if (value?.type === 'Identifier') yield { name: textOf(value), member: textOf(property.key) };
  }
}

/** The names that a statement declares, each with its mentions. */
function* declarationsIn(statement: Node): Generator<[name: string, made: Written[]]> {
  if (statement.type !== 'VariableDeclaration') {
    yield [
      textOf(statement.id),
      childrenOf(statement).flatMap((child) => (child === statement.id ? [] : [...mentionsIn(child)])),
    ];
    return;
  }
  for (const { id, init } of statement.declarations as { id: Node; init: Node | null }[]) {
    const mentions = init ? [...mentionsIn(init)] : [];
    const chain = init && chainOf(init);
    for (const { name, member } of namesIn(id))
      yield [name, chain && member ? [{ ...chain, path: [...chain.path, member] }] : mentions];
  }
}

const isDeclaration = (node: Node | null | undefined): node is Node =>
  node !== null && node !== undefined && /^(Variable|Function|Class)Declaration$/.test(node.type);

function readModule(code: string, file: string): Module {
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map(), members: new Set() };
  const effects: Written[] = [];
  const declare = (statement: Node, isExported: boolean) => {
    for (const [name, made] of declarationsIn(statement)) {
      module.declared.set(name, made);
      if (isExported) module.exported.set(name, { name });
    }
  };
  const program = asNode(parseSync(file, code).program);
  for (const node of within(program)) {
    if (/^(JSX)?MemberExpression$/.test(node.type)) module.members.add(textOf(node.property));
    if (node.type === 'Literal') module.members.add(textOf(node));
  }
  for (const statement of program.body as Node[]) {
    if (isType(statement)) continue;
    const from = statement.source ? textOf(statement.source) : undefined;
    const specifiers = (statement.specifiers ?? []) as Node[];
    if (statement.type === 'ImportDeclaration' && from) {
      if (specifiers.length === 0) effects.push({ later: from });
      for (const specifier of specifiers.filter((one) => !isType(one))) {
        const name = specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : '*';
        module.imported.set(textOf(specifier.local), { from, name });
      }
    } else if (statement.type === 'ExportNamedDeclaration') {
      const declaration = statement.declaration as Node | null;
      if (isDeclaration(declaration)) declare(declaration, true);
      for (const specifier of specifiers.filter((one) => !isType(one)))
        module.exported.set(textOf(specifier.exported), { ...(from && { from }), name: textOf(specifier.local) });
    } else if (isDeclaration(statement)) declare(statement, false);
    else effects.push(...mentionsIn(statement));
  }
  module.declared.set('', effects);
  return module;
}

/** The declarations of the project's files. Reads each file when it is first needed. */
export class Declarations {
  readonly #root: string;
  readonly #modules = new Map<string, Module>();
  readonly #resolver = new ResolverFactory({ extensions: ['.ts', '.tsx'], conditionNames: ['import', 'default'] });

  constructor(root: string) {
    this.#root = root;
  }

  #moduleOf(file: string): Module {
    const known = this.#modules.get(file) ?? readModule(readFileSync(join(this.#root, file), 'utf8'), file);
    this.#modules.set(file, known);
    return known;
  }

  /** A file of the project; undefined for packages and for files that are not code. */
  resolve(from: string, specifier: string): string | undefined {
    if (!/\.tsx?$|^@abs\//.test(specifier)) return undefined;
    const path = specifier.startsWith('.')
      ? join(this.#root, dirname(from), specifier)
      : this.#resolver.sync(join(this.#root, dirname(from)), specifier).path;
    const file = path && relative(this.#root, path);
    const isOurs = file && /\.tsx?$/.test(file) && !file.startsWith('..') && !file.includes('node_modules');
    return isOurs && existsSync(path) ? file : undefined;
  }

  /** Follows an export through files that only export it again, to its declaration. */
  declaring(file: string, name: string): Declaration {
    const module = this.#moduleOf(file);
    const own = module.exported.get(name);
    if (!own) return { file, name };
    const from = own.from ?? module.imported.get(own.name)?.from;
    const next = from && !module.declared.has(own.name) ? this.resolve(file, from) : undefined;
    if (!next) return { file, name: own.name };
    return this.declaring(next, own.from ? own.name : (module.imported.get(own.name)?.name ?? own.name));
  }

  /** The declarations of all exports of a file. */
  exportsOf = (file: string): Declaration[] =>
    [...this.#moduleOf(file).exported.keys()].map((name) => this.declaring(file, name));

  /** The direct mentions of a declaration, including the code that each mentioned file runs when it is imported. */
  mentionsOf({ file, name }: Declaration): Mention[] {
    const module = this.#moduleOf(file);
    const mentions = (module.declared.get(name) ?? []).flatMap((written): Mention[] => {
      if ('later' in written) return this.#laterMentions(file, module, written.later);
      const { path } = written;
      if (module.declared.has(written.name)) return [{ file, name: written.name, path }];
      const source = module.imported.get(written.name);
      const from = source && this.resolve(file, source.from);
      if (!source || !from) return [];
      if (source.name !== '*') return [{ ...this.declaring(from, source.name), path }];
      const [member, ...rest] = path;
      if (member !== undefined) return [{ ...this.declaring(from, member), path: rest }];
      return this.exportsOf(from).map((exported) => ({ ...exported, path: [] }));
    });
    return mentions.flatMap((mention) => [mention, { file: mention.file, name: '', path: [] }]);
  }

  /** The mentions of all declarations of a file. */
  mentionsInFile = (file: string): Mention[] =>
    [...this.#moduleOf(file).declared.keys()].flatMap((name) => this.mentionsOf({ file, name }));

  /** The mentions of a file that is imported when code runs: the exports that the importer names, or else all. */
  #laterMentions(file: string, module: Module, specifier: string): Mention[] {
    const from = this.resolve(file, specifier);
    if (!from) return [];
    const names = [...this.#moduleOf(from).exported.keys()];
    const taken = names.filter((name) => module.members.has(name));
    return [...(taken.length > 0 ? taken : names), '']
      .map((name) => this.declaring(from, name))
      .map((declaration) => ({ ...declaration, path: [] }));
  }

  /** The direct and indirect mentions of a declaration. @param isBorder whether not to follow a mention */
  reachOf(start: Declaration, isBorder: (declaration: Declaration) => boolean): Mention[] {
    const reached: Mention[] = [];
    const seen = new Set([keyOf(start)]);
    const open: Declaration[] = [start];
    for (const declaration of open) {
      for (const mention of this.mentionsOf(declaration)) {
        reached.push(mention);
        if (seen.has(keyOf(mention)) || isBorder(mention)) continue;
        seen.add(keyOf(mention));
        open.push(mention);
      }
    }
    return reached;
  }
}
