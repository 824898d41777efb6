/** The code of each story, to copy: its imports, the declarations that it uses, and its element with named handlers. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CsfFile } from 'storybook/internal/csf-tools';
import { findStoryFiles, parseStories } from '../story-files/storyFiles.ts';
import { type Node, within } from './syntax.ts';

/** A node with its place in the source. */
type Placed = Node & { start: number; end: number };

const asPlaced = (node: object): Placed => node as Placed;

const WIDTH = 80;
const DECLARATION = /^(?:Variable|Function|TSInterface|TSTypeAlias)Declaration$/;
const HANDLER = /^on([A-Z]\w*)$/;
/** Whether a name occurs, other than as a property. It may follow the three dots of a spread. */
const mentions = (text: string, name: string) =>
  new RegExp(`(?<![\\w'-]|(?<!\\.\\.)\\.)${name}(?![\\w'-]|=[{"])`).test(text);
const indented = (text: string) => text.replace(/\n(?=.)/g, '\n  ');

/** Moves all lines after the first to the left, by the indent of the last line. */
function shiftedLeft(text: string): string {
  const inset = /\n( *)\S[^\n]*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${inset}`, '\n');
}

/** The names that a statement declares, or makes sure of: `if (!product) throw …`. */
function namesOf(statement: Placed): string[] {
  const { type, declarations, test } = statement as Placed & { declarations?: Node[]; test?: Node };
  const named =
    type === 'IfStatement' ? [test] : DECLARATION.test(type) ? (declarations ?? [statement]).map(({ id }) => id) : [];
  return named.flatMap((node) =>
    [...within(node as Node)].flatMap((found) => (found.type === 'Identifier' ? [String(found.name)] : [])),
  );
}

/** The properties of an object: each has a key and a value, or is a spread with an argument. */
const propertiesOf = (object: Placed | undefined) =>
  (object?.properties ?? []) as { key?: Placed; value?: Placed; argument?: Placed }[];

class StoryFileCode {
  readonly #source: string;
  readonly #csf: CsfFile;
  readonly #statements: Placed[];

  constructor(source: string, file: string) {
    this.#source = source;
    this.#csf = parseStories(source, file);
    this.#statements = this.#csf._ast.program.body.map(asPlaced);
  }

  /** The code of each of its stories, by their ids. */
  all(): [id: string, code: string][] {
    return Object.entries(this.#csf._stories).map(([key, { id }]) => [id, this.#codeOf(key)]);
  }

  #text = ({ start, end }: Placed) => shiftedLeft(this.#source.slice(start, end));

  #codeOf(key: string): string {
    const element = this.#elementOf(key);
    const { imports, declarations } = this.#contextOf(element);
    return [imports.join('\n'), ...declarations, element].filter(Boolean).join('\n\n');
  }

  #elementOf(key: string): string {
    const args = this.#argsOf(key);
    const own = this.#csf._storyAnnotations[key]?.render ?? this.#csf._metaAnnotations.render;
    const { body, params = [] } = (own ?? {}) as { body?: Placed; params?: Placed[] };
    if (!body?.type.startsWith('JSX')) return this.#plain(this.#withArgs(String(this.#csf.meta?.component), args));
    // If a story wraps the element with its args, they are written out inside the wrapper.
    const text = this.#text(body).replace(
      /(\n *)?<(\w+)([^<>]*) \{\.\.\.args\}([^>]*?)\s*(\/?)>/g,
      (_, inset = '', name: string, before: string, after: string, isWhole: string) => {
        const rest = `${before}${after}`;
        const element = isWhole ? this.#withArgs(name, args, rest) : this.#start(name, args, rest);
        return inset + element.replaceAll('\n', inset || '\n');
      },
    );
    const handlers = /^\{([^}]*)\}/.exec(params[0] ? this.#text(params[0]) : '')?.[1]?.match(/\bon[A-Z]\w*/g) ?? [];
    return this.#plain(
      handlers.reduce((code, name) => code.replaceAll(`={${name}}`, `={${name.replace(HANDLER, 'handle$1')}}`), text),
    );
  }

  /** Code without what only stories have: spies, and the args of this and of other stories. */
  #plain(code: string): string {
    return code
      .replaceAll(/\bfn\(\)/g, '() => {}')
      .replaceAll(/\bargs\.on([A-Z]\w*)/g, 'handle$1')
      .replaceAll(/\b([A-Z]\w*)\.args\?\.(\w+)/g, (whole, story: string, name: string) => {
        const value = this.#argsOf(story).get(name);
        return value ? this.#text(value) : whole;
      });
  }

  /** The args of a story by name, with those of the file and of the stories that it extends. */
  #argsOf(key?: string): Map<string, Placed> {
    const found = new Map<string, Placed>();
    // Later args replace earlier ones. They come after them, because a spread in between may have the same.
    const set = (name: string, value: Placed) => {
      found.delete(name);
      found.set(name, value);
    };
    const addAll = (value: Placed) => {
      const [, other] = /^(\w+)\.args$/.exec(this.#text(value)) ?? [];
      if (other) for (const [arg, node] of this.#argsOf(other === 'meta' ? undefined : other)) set(arg, node);
      else if (value.type === 'ObjectExpression') add(value);
      else {
        const object = this.#objectOf(value);
        if (object && value.type === 'Identifier') return add(object);
        for (const { key: name } of propertiesOf(object)) if (name) found.delete(this.#text(name));
        set(`...${this.#text(value)}`, value);
      }
    };
    const add = (object: Placed) => {
      for (const { key: name, value, argument } of propertiesOf(object)) {
        if (name && value) set(this.#text(name), value);
        if (argument) addAll(argument);
      }
    };
    for (const args of [this.#csf._metaAnnotations.args, key && this.#csf._storyAnnotations[key]?.args])
      if (args) addAll(asPlaced(args as object));
    return found;
  }

  /** The object that an expression names, or that the function it calls returns, if the file declares it. */
  #objectOf(value: Placed): Placed | undefined {
    const name = this.#text(value.type === 'CallExpression' ? (value.callee as Placed) : value);
    const declared = this.#statements
      .flatMap(({ declarations = [] }) => declarations as { id: Placed; init: Placed }[])
      .find(({ id }) => this.#text(id) === name)?.init;
    const object = declared?.type === 'ArrowFunctionExpression' ? (declared.body as Placed) : declared;
    return object?.type === 'ObjectExpression' ? object : undefined;
  }

  /** The opening tag of an element with these args, except its children. */
  #start(name: string, args: Map<string, Placed>, rest = '', end = '>'): string {
    const own = new Set([...rest.matchAll(/(?:^|\s)(\w+)(?==[{"]|\s|$)/g)].map(([, attribute]) => attribute));
    const names = [...args.keys()];
    // After a spread, undefined replaces a value.
    const isMeant = (arg: string, value: Placed) =>
      this.#text(value) !== 'undefined' || names.slice(0, names.indexOf(arg)).some((other) => other.startsWith('...'));
    const attributes = [...args]
      .filter(([arg, value]) => arg !== 'children' && !own.has(arg) && isMeant(arg, value))
      .map(([arg, value]) => this.#attribute(arg, value));
    if (rest.trim()) attributes.push(rest.trim());
    const line = [`<${name}`, ...attributes].join(' ');
    return line.length <= WIDTH && !line.includes('\n')
      ? `${line}${end}`
      : `${[`<${name}`, ...attributes.map((text) => `  ${indented(text)}`)].join('\n')}\n${end.trim()}`;
  }

  #withArgs(name: string, args: Map<string, Placed>, rest = ''): string {
    const children = args.get('children');
    if (!children || /^(undefined|null)$/.test(this.#text(children))) return this.#start(name, args, rest, ' />');
    const start = this.#start(name, args, rest);
    const content = this.#childrenText(children);
    const line = `${start}${content}</${name}>`;
    return line.length <= WIDTH && !line.includes('\n') ? line : `${start}\n  ${indented(content)}\n</${name}>`;
  }

  #childrenText(node: Placed): string {
    if (node.type === 'StringLiteral') return String(node.value);
    return node.type.startsWith('JSX') ? this.#text(node) : `{${this.#text(node)}}`;
  }

  #attribute(name: string, value: Placed): string {
    if (name.startsWith('...')) return `{${name}}`;
    const text = this.#text(value);
    const [, event] = HANDLER.exec(name) ?? [];
    if (event && text.startsWith('fn(')) return `${name}={handle${event}}`;
    if (value.type === 'StringLiteral' && !/["\\]/.test(text)) return `${name}="${value.value}"`;
    return text === 'true' ? name : `${name}={${text}}`;
  }

  /** The imports of libraries and the declarations that a piece of code uses, directly or indirectly. */
  #contextOf(code: string) {
    const used = new Set<Placed>();
    const isUsed = (statement: Placed) =>
      namesOf(statement).some((name) => [code, ...[...used].map(this.#text)].some((text) => mentions(text, name)));
    const candidates = this.#statements.filter(
      (statement) => !/^(const meta|type Story)\b/.test(this.#text(statement)),
    );
    for (let size = -1; size < used.size; ) {
      size = used.size;
      for (const statement of candidates) if (!used.has(statement) && isUsed(statement)) used.add(statement);
    }
    const declarations = candidates
      .filter((statement) => used.has(statement))
      .map((one) => this.#plain(this.#text(one)));
    return { imports: this.#importsOf([...declarations, code].join('\n')), declarations };
  }

  #importsOf(used: string): string[] {
    const own: string[] = [];
    const imports = this.#statements.flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const from = String((statement.source as Node).value);
      const names = (statement.specifiers as (Placed & { local: Node })[])
        .filter(({ local }) => mentions(used, String(local.name)))
        .map((specifier) => this.#text(specifier));
      if (names.length === 0 || from === 'storybook/test') return [];
      const isOwn = /^\.|^@abs\/contract/.test(from);
      if (isOwn) own.push(...names);
      const list = names[0]?.startsWith('*') ? names[0] : `{ ${names.join(', ')} }`;
      return isOwn ? [] : [`import ${statement.importKind === 'type' ? 'type ' : ''}${list} from '${from}';`];
    });
    return own.length > 0 ? [...imports, `// From the stories: ${own.join(', ')}`] : imports;
  }
}

/** The code of the stories in a file, by their ids. */
export const codeOfStories = (source: string, file: string) => new StoryFileCode(source, file).all();

/** The code of all stories of components and screens. */
export const readStoryCode = (root: string): Record<string, string> =>
  Object.fromEntries(
    findStoryFiles(root)
      .filter((file) => /^stories\/(components|screens)\//.test(file))
      .flatMap((file) => codeOfStories(readFileSync(join(root, file), 'utf8'), file)),
  );
