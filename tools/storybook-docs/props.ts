/**
 * Reads the props of the library's components from the source: from the type `<Name>Props`, or else from the parameter
 * of the function. Follows `extends`, `Omit`, `Pick` and `Partial`, and leaves out props from other packages, such as
 * those of an element.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { asNode, type Node } from './syntax.ts';

export type Prop = {
  name: string;
  /** As written in the source. */
  type: string;
  required: boolean;
  /** Its docblock, on one line. */
  description: string;
};

/** A type with its file, and with the values of the type parameters of its declaration. */
type Placed = { node: Node; file: string; bound: Readonly<Record<string, Placed>> };

const BLOCK = /^\s*\*+\s?/gm;

const textBefore = (node: Node): string => {
  const comments = (node.leadingComments ?? []) as { type: string; value: string }[];
  const docblock = comments.findLast(({ type, value }) => type === 'CommentBlock' && value.startsWith('*'));
  return docblock?.value.replace(BLOCK, '').replace(/\s+/g, ' ').trim() ?? '';
};

const nameOf = (node: unknown): string => {
  const { name = '', value = '' } = (node ?? {}) as { name?: string; value?: string };
  return name || String(value);
};

/** The interfaces and type aliases of the library by file and name, and its functions by name. */
class Declarations {
  readonly #sources: ReadonlyMap<string, string>;
  readonly #byFile = new Map<string, Map<string, Node>>();
  readonly #files = new Map<string, string>();
  readonly #functions = new Map<string, Placed>();

  constructor(sources: ReadonlyMap<string, string>) {
    this.#sources = sources;
    for (const [file, code] of sources) {
      const declared = babelParse(code)
        .program.body.map(asNode)
        .map((node) => (node.declaration as Node | null | undefined) ?? node);
      const types = declared.filter(({ type }) => /^TS(InterfaceDeclaration|TypeAliasDeclaration)$/.test(type));
      this.#byFile.set(file, new Map(types.map((node) => [nameOf(node.id), node])));
      for (const { id } of types) if (!this.#files.has(nameOf(id))) this.#files.set(nameOf(id), file);
      for (const { type, id, params } of declared) {
        const [param] = (type === 'FunctionDeclaration' ? params : []) as Node[];
        const annotation = param?.typeAnnotation as { typeAnnotation: Node } | undefined;
        if (annotation) this.#functions.set(nameOf(id), { node: annotation.typeAnnotation, file, bound: {} });
      }
    }
  }

  /** The props of a component. */
  propsOf(name: string): Prop[] {
    const file = this.#files.get(`${name}Props`);
    if (file !== undefined) return this.#declared(`${name}Props`, file, []);
    const param = this.#functions.get(name);
    return param ? this.#props(param) : [];
  }

  /** The names of all components with props. */
  get names(): Set<string> {
    const types = [...this.#files.keys()].filter((name) => name.endsWith('Props'));
    const components = [...this.#functions.keys()].filter((name) => /^[A-Z]/.test(name));
    return new Set([...types.map((name) => name.slice(0, -'Props'.length)), ...components]);
  }

  #declared(name: string, from: string, given: Placed[]): Prop[] {
    const file = this.#byFile.get(from)?.has(name) ? from : (this.#files.get(name) ?? from);
    const node = this.#byFile.get(file)?.get(name);
    if (!node) return [];
    const { params = [] } = (node.typeParameters ?? {}) as { params?: { name: unknown; default?: Node }[] };
    const bound = Object.fromEntries(
      params.flatMap(({ name: param, default: otherwise }, place) => {
        const stands = given[place] ?? (otherwise && { node: otherwise, file, bound: {} });
        return stands ? [[typeof param === 'string' ? param : nameOf(param), stands]] : [];
      }),
    );
    if (node.type === 'TSTypeAliasDeclaration') return this.#props({ node: node.typeAnnotation as Node, file, bound });
    const inherited = ((node.extends ?? []) as Node[]).flatMap((one) => this.#props({ node: one, file, bound }));
    return [...inherited, ...this.#members((node.body as { body: Node[] }).body, file)];
  }

  #props({ node, file, bound }: Placed): Prop[] {
    const place = (inner: Node): Placed => ({ node: inner, file, bound });
    if (node.type === 'TSTypeLiteral') return this.#members(node.members as Node[], file);
    if (node.type === 'TSParenthesizedType') return this.#props(place(node.typeAnnotation as Node));
    if (node.type === 'TSIntersectionType') return (node.types as Node[]).flatMap((one) => this.#props(place(one)));
    const name = nameOf(node.typeName ?? node.expression);
    const given = ((node.typeParameters ?? node.typeArguments) as { params?: Node[] } | undefined)?.params?.map(place);
    const [of, keys] = given ?? [];
    const stands = bound[name];
    if (stands) return this.#props(stands);
    if (of && name === 'Partial') return this.#props(of).map((prop) => ({ ...prop, required: false }));
    if (of && name === 'Readonly') return this.#props(of);
    if (of && keys && name === 'Omit') {
      const omitted = this.#keys(keys);
      return this.#props(of).filter((prop) => !omitted.has(prop.name));
    }
    if (of && keys && name === 'Pick') {
      const kept = this.#keys(keys);
      return this.#props(of).filter((prop) => kept.has(prop.name));
    }
    return this.#declared(name, file, given ?? []);
  }

  /** The names in a type of keys: literals, unions of them, `keyof`. */
  #keys({ node, file, bound }: Placed): Set<string> {
    const place = (inner: Node): Placed => ({ node: inner, file, bound });
    if (node.type === 'TSLiteralType') return new Set([nameOf(node.literal)]);
    if (node.type === 'TSUnionType')
      return new Set((node.types as Node[]).flatMap((one) => [...this.#keys(place(one))]));
    if (node.type !== 'TSTypeOperator') return new Set();
    return new Set(this.#props(place(node.typeAnnotation as Node)).map(({ name }) => name));
  }

  #members(members: Node[], file: string): Prop[] {
    const source = this.#sources.get(file) ?? '';
    return members.flatMap((member) => {
      const annotated = member.typeAnnotation as { typeAnnotation: { start: number; end: number } } | undefined;
      if (member.type !== 'TSPropertySignature' || !annotated) return [];
      const { start, end } = annotated.typeAnnotation;
      const type = source.slice(start, end);
      return [{ name: nameOf(member.key), type, required: !member.optional, description: textBefore(member) }];
    });
  }
}

/**
 * The props of each component in sources, given by their paths. A prop that is declared again replaces the inherited
 * prop.
 */
export function readPropsIn(sources: ReadonlyMap<string, string>): Record<string, Prop[]> {
  const declarations = new Declarations(sources);
  return Object.fromEntries(
    [...declarations.names].map((name) => {
      const props = new Map(declarations.propsOf(name).map((prop) => [prop.name, prop]));
      return [name, [...props.values()]];
    }),
  );
}

/** The props of all components and screens of the library, by name. */
export function readProps(root: string): Record<string, Prop[]> {
  const files = globSync('packages/ui/src/{components,shop,screens,lib}/**/*.{ts,tsx}', { cwd: root });
  const own = files.filter((file) => !/\.(test|css|variants)\.tsx?$/.test(file)).sort();
  return readPropsIn(new Map(own.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}
