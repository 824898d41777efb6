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
const mentions = (text: string, name: string) => new RegExp(`(?<![\\w.'-])${name}(?![\\w'-]|=[{"])`).test(text);
const indented = (text: string) => text.replace(/\n(?=.)/g, '\n  ');

/** Moves all lines after the first to the left, by the indent of the last line. */
function shiftedLeft(text: string): string {
  const inset = /\n( *)\S[^\n]*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${inset}`, '\n');
}

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
    const body = own && (asPlaced(own).body as Placed | undefined);
    if (!body?.type.startsWith('JSX')) return this.#withArgs(String(this.#csf.meta?.component), args);
    // If a story wraps the element with its args, they are written out inside the wrapper.
    return this.#text(body).replace(
      /(\n *)?<(\w+) \{\.\.\.args\}([^>]*?)\s*(\/?)>/g,
      (_, inset = '', name: string, rest: string, isWhole: string) =>
        inset +
        (isWhole ? this.#withArgs(name, args, rest) : this.#start(name, args, rest)).replaceAll('\n', inset || '\n'),
    );
  }

  /** The args of a story by name, with those of the file and of the stories that it extends. */
  #argsOf(key?: string): Map<string, Placed> {
    const found = new Map<string, Placed>();
    const add = (object: object | undefined) => {
      for (const property of ((object && asPlaced(object).properties) ?? []) as (Placed &
        Record<string, Placed | undefined>)[]) {
        const { key: name, value, argument } = property;
        if (property.type === 'ObjectProperty' && name && value) found.set(this.#text(name), value);
        const [, other] = (argument && /^(\w+)\.args$/.exec(this.#text(argument))) ?? [];
        if (other) for (const [arg, node] of this.#argsOf(other === 'meta' ? undefined : other)) found.set(arg, node);
      }
    };
    add(this.#csf._metaAnnotations.args);
    if (key) add(this.#csf._storyAnnotations[key]?.args);
    return found;
  }

  /** The opening tag of an element with these args, except its children. */
  #start(name: string, args: Map<string, Placed>, rest = '', end = '>'): string {
    const attributes = [...args]
      .filter(([arg, value]) => arg !== 'children' && this.#text(value) !== 'undefined')
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
    const text = this.#text(value);
    const [, event] = HANDLER.exec(name) ?? [];
    if (event && text.startsWith('fn(')) return `${name}={handle${event}}`;
    if (value.type === 'StringLiteral' && !/["\\]/.test(text)) return `${name}="${value.value}"`;
    return text === 'true' ? name : `${name}={${text.replaceAll('fn()', '() => {}')}}`;
  }

  /** The imports of libraries and the declarations that a piece of code uses, directly or indirectly. */
  #contextOf(code: string) {
    const declarations: string[] = [];
    let used = code;
    for (const statement of [...this.#statements].reverse()) {
      if (!DECLARATION.test(statement.type)) continue;
      const declared = (statement.declarations as Node[] | undefined) ?? [statement];
      const names = declared.flatMap(({ id }) => [...within(id as Node)].filter(({ type }) => type === 'Identifier'));
      const text = this.#text(statement);
      const isUsed = names.some(({ name }) => mentions(used, String(name)));
      if (!isUsed || /^(const meta|type Story)\b/.test(text)) continue;
      declarations.unshift(text.replaceAll('fn()', '() => {}'));
      used = `${text}\n${used}`;
    }
    return { imports: this.#importsOf(used), declarations };
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

/** The code of all stories of components. Screens show their states instead. */
export const readStoryCode = (root: string): Record<string, string> =>
  Object.fromEntries(
    findStoryFiles(root)
      .filter((file) => file.startsWith('stories/components/'))
      .flatMap((file) => codeOfStories(readFileSync(join(root, file), 'utf8'), file)),
  );
