/**
 * Reads the code of a prototype, and draws it with given components. Links from anyone can contain code, so it is never
 * run: it may contain only elements and literal data. Handlers do nothing.
 */
import { parse } from '@babel/parser';
import { type ComponentType, createElement, Fragment, type ReactNode } from 'react';

/** The values of the names in a prototype. */
export type Scope = Readonly<Record<string, unknown>>;

/** A sentence for the author of the code, with the place of the problem. */
class PrototypeError extends Error {
  constructor(problem: string, { line, column }: { line: number; column: number }) {
    super(`Line ${line}, column ${column + 1}: ${problem}`);
  }
}

/** The parts of Babel's syntax tree that are read here. */
type Node = { type: string; loc: { start: { line: number; column: number } } } & Record<string, unknown>;

/** HTML elements that contain or arrange content. Others, such as `iframe` or `script`, could load other content. */
const ELEMENTS = new Set(
  (
    'a article aside b blockquote br code dd div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr i img legend li main nav ol p section small span strong sub sup table tbody td tfoot th thead time tr ul'
  ).split(' '),
);

/** Attributes that would insert raw HTML or a document, give access to elements, or submit a form to another URL. */
const REFUSED_ATTRIBUTES = new Set(['dangerouslySetInnerHTML', 'srcDoc', 'ref', 'formAction']);

const doNothing = () => {};

/** Statements that are ignored because they draw nothing. */
const PASSED_OVER = new Set([
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'ImportDeclaration',
  'EmptyStatement',
]);

class Reader {
  readonly #scope: Map<string, unknown>;

  constructor(scope: Scope) {
    this.#scope = new Map(Object.entries(scope));
  }

  /** All elements of a program, one below the other. */
  read(statements: Node[]): ReactNode[] {
    return statements.flatMap((statement, place) => {
      if (PASSED_OVER.has(statement.type)) return [];
      if (statement.type === 'VariableDeclaration') {
        for (const { id, init } of statement.declarations as { id: Node; init: Node | null }[]) this.#declare(id, init);
        return [];
      }
      if (statement.type !== 'ExpressionStatement') this.#refuse(statement);
      return [createElement(Fragment, { key: place }, this.#valueOf(statement.expression as Node) as ReactNode)];
    });
  }

  #refuse(
    node: Node,
    problem = 'a prototype has elements, and data that is written out; nothing else is read.',
  ): never {
    throw new PrototypeError(problem, node.loc.start);
  }

  #declare(id: Node, init: Node | null): void {
    if (id.type !== 'Identifier' || !init) this.#refuse(id);
    this.#scope.set(id.name as string, this.#valueOf(init as Node));
  }

  #named(name: string, node: Node): unknown {
    if (name === 'undefined') return undefined;
    if (!this.#scope.has(name)) this.#refuse(node, `there is no ${name} here.`);
    return this.#scope.get(name);
  }

  #valueOf(node: Node): unknown {
    switch (node.type) {
      case 'StringLiteral':
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return node.value;
      case 'NullLiteral':
        return null;
      case 'TemplateLiteral':
        return this.#textOf(node);
      case 'UnaryExpression':
        if (node.operator !== '-') this.#refuse(node);
        return -(this.#valueOf(node.argument as Node) as number);
      case 'Identifier':
        return this.#named(node.name as string, node);
      case 'MemberExpression':
        return this.#memberOf(node);
      case 'ArrayExpression':
        return (node.elements as (Node | null)[]).flatMap((element) => {
          if (!element) return [undefined];
          if (element.type !== 'SpreadElement') return [this.#valueOf(element)];
          const values = this.#valueOf(element.argument as Node);
          if (!Array.isArray(values)) this.#refuse(element, 'only a list can be spread here.');
          return values as unknown[];
        });
      case 'ObjectExpression':
        return Object.fromEntries((node.properties as Node[]).flatMap((property) => this.#entriesOf(property)));
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
        return doNothing;
      case 'JSXElement':
        return this.#elementOf(node);
      case 'JSXFragment':
        return createElement(Fragment, null, ...this.#childrenOf(node));
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
        return this.#valueOf(node.expression as Node);
      default:
        return this.#refuse(node);
    }
  }

  #textOf(node: Node): string {
    const filled = (node.expressions as Node[]).map((expression) => String(this.#valueOf(expression)));
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }, place) => value.cooked + (filled[place] ?? ''))
      .join('');
  }

  #memberOf(node: Node): unknown {
    const whole = this.#valueOf(node.object as Node);
    const { property } = node as { property?: Node };
    const key = node.computed ? this.#valueOf(property as Node) : property?.name;
    // Only own properties, so that no constructor can be reached.
    if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, String(key))) {
      this.#refuse(node, `there is no ${String(key)} in it.`);
    }
    return Reflect.get(whole as object, String(key));
  }

  #entriesOf(property: Node): [string, unknown][] {
    if (property.type === 'SpreadElement') return Object.entries(this.#valueOf(property.argument as Node) ?? {});
    if (property.type === 'ObjectMethod') return [[String((property.key as Node).name), doNothing]];
    if (property.computed) this.#refuse(property);
    const key = property.key as Node;
    return [[String(key.name ?? key.value), this.#valueOf(property.value as Node)]];
  }

  #elementOf(node: Node): ReactNode {
    const { name, attributes } = node.openingElement as Node & { name: Node; attributes: Node[] };
    const props = Object.fromEntries(attributes.flatMap((attribute) => this.#propsOf(attribute)));
    return createElement(this.#typeOf(name), props, ...this.#childrenOf(node));
  }

  #typeOf(name: Node): ComponentType<Record<string, unknown>> | string {
    if (name.type !== 'JSXIdentifier') this.#refuse(name);
    const called = name.name as string;
    if (/^[a-z]/.test(called)) {
      if (!ELEMENTS.has(called)) this.#refuse(name, `<${called}> cannot be used here.`);
      return called;
    }
    const component = this.#named(called, name);
    const isComponent = typeof component === 'function' || (component as { $$typeof?: symbol })?.$$typeof;
    if (!isComponent) this.#refuse(name, `${called} is no component.`);
    return component as ComponentType<Record<string, unknown>>;
  }

  #propsOf(attribute: Node): [string, unknown][] {
    const props: [string, unknown][] =
      attribute.type === 'JSXSpreadAttribute'
        ? Object.entries((this.#valueOf(attribute.argument as Node) as object | null) ?? {})
        : [[(attribute.name as { name: string }).name, this.#attributeValue(attribute)]];
    for (const [name, value] of props) {
      const isElement = name === 'as' && typeof value === 'string';
      const isAddress = name === 'action' && typeof value === 'string';
      if (isAddress || REFUSED_ATTRIBUTES.has(name)) this.#refuse(attribute, `${name} cannot be used here.`);
      if (isElement && !ELEMENTS.has(value)) this.#refuse(attribute, `<${value}> cannot be used here.`);
    }
    return props;
  }

  #attributeValue(attribute: Node): unknown {
    const value = attribute.value as Node | null;
    // Copied code may name a handler that is defined elsewhere.
    if (/^on[A-Z]/.test((attribute.name as { name: string }).name)) return doNothing;
    if (!value) return true;
    return this.#valueOf(value.type === 'JSXExpressionContainer' ? (value.expression as Node) : value);
  }

  #childrenOf(node: Node): ReactNode[] {
    return (node.children as Node[]).flatMap((child): ReactNode[] => {
      if (child.type === 'JSXText') {
        const text = lineOf(child.value as string);
        return text ? [text] : [];
      }
      const inner = child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child;
      return inner.type === 'JSXEmptyExpression' ? [] : [this.#valueOf(inner) as ReactNode];
    });
  }
}

/** Text as JSX shows it: its lines are trimmed and joined by a space. */
function lineOf(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, place) => {
      const start = place === 0 ? line : line.trimStart();
      return place === lines.length - 1 ? start : start.trimEnd();
    })
    .filter(Boolean)
    .join(' ');
}

/**
 * The elements of a prototype, one below the other. Ignores imports and types.
 * @param code TSX
 * @throws PrototypeError when the code is invalid, or uses a name that is not in the scope
 */
export function readPrototype(code: string, scope: Scope): ReactNode[] {
  let program: Node[];
  try {
    const tree = parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
    program = tree.program.body.map((node: object) => node as Node);
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number; column: number }; message: string };
    if (!loc) throw error;
    throw new PrototypeError(message.replace(/\s*\(\d+:\d+\)$/, ''), loc);
  }
  return new Reader(scope).read(program);
}
