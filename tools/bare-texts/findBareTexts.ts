/** Finds, in the source of components, text that React cannot update once a browser's translator has replaced it. */
import { type JSXElement, type JSXFragment, parseSync, Visitor } from 'oxc-parser';

type Child = JSXElement['children'][number];
type Expression = Extract<Child, { type: 'JSXExpressionContainer' }>['expression'];

/** What a child of an element can render as. */
type Outcome = 'element' | 'nothing' | 'text' | 'unknown';

type Sibling = {
  outcomes: Outcome[];
  /** Another render may put something else in its place. */
  changes: boolean;
};

const text = (changes: boolean): Sibling => ({ outcomes: ['text'], changes });

const oneOf = (...siblings: Sibling[]): Sibling => ({
  outcomes: siblings.flatMap(({ outcomes }) => outcomes),
  changes: true,
});

const nothing: Sibling = { outcomes: ['nothing'], changes: false };

/** What a callback, as in `map`, renders; undefined unless it is an arrow function that returns an expression. */
function mapped({ arguments: given }: Extract<Expression, { type: 'CallExpression' }>): Sibling | undefined {
  const last = given.at(-1);
  if (last?.type !== 'ArrowFunctionExpression' || last.body.type === 'BlockStatement') return undefined;
  return oneOf(siblingOf(last.body as Expression), nothing);
}

function siblingOf(expression: Expression): Sibling {
  switch (expression.type) {
    case 'ParenthesizedExpression':
      return siblingOf(expression.expression);
    case 'JSXElement':
      return { outcomes: ['element'], changes: false };
    case 'JSXFragment':
      return oneOf(...siblingsIn(expression));
    case 'Literal':
      return ['string', 'number'].includes(typeof expression.value) ? text(false) : nothing;
    case 'TemplateLiteral':
      return text(expression.expressions.length > 0);
    case 'BinaryExpression':
      return text(true);
    case 'ConditionalExpression':
      return oneOf(siblingOf(expression.consequent), siblingOf(expression.alternate));
    case 'LogicalExpression':
      return oneOf(expression.operator === '&&' ? nothing : siblingOf(expression.left), siblingOf(expression.right));
    case 'CallExpression':
      return mapped(expression) ?? { outcomes: ['unknown'], changes: false };
    case 'MemberExpression':
      // `item.name` is data; `props.aside` is content from the parent component.
      return expression.object.type === 'Identifier' && expression.object.name === 'props'
        ? { outcomes: ['unknown'], changes: false }
        : { outcomes: ['unknown', 'text'], changes: false };
    default:
      return { outcomes: ['unknown'], changes: false };
  }
}

/** An element's children as they are in the page: without the whitespace of the source, with fragments unwrapped. */
const siblingsIn = ({ children }: JSXElement | JSXFragment): Sibling[] =>
  children.flatMap((child) => {
    if (child.type === 'JSXText') return child.value.trim() === '' ? [] : text(false);
    if (child.type === 'JSXFragment') return siblingsIn(child);
    if (child.type === 'JSXElement') return { outcomes: ['element' as const], changes: false };
    if (child.type !== 'JSXExpressionContainer' || child.expression.type === 'JSXEmptyExpression') return [];
    // Translators leave a space alone.
    if (child.expression.type === 'Literal' && child.expression.value === ' ') return [];
    return siblingOf(child.expression);
  });

const isText = ({ outcomes }: Sibling) => outcomes.includes('text');

/** Text with siblings is safe only if neither the text nor any of its siblings ever changes. */
const isFault = (siblings: Sibling[]): boolean =>
  siblings.length > 1 &&
  siblings.some(
    (sibling) =>
      isText(sibling) &&
      (sibling.changes ||
        siblings.some((other) => other !== sibling && (other.changes || isUnknownBesideText(other, sibling)))),
  );

/** `{count} items`: the expression may also be text, and change on its own. */
const isUnknownBesideText = (other: Sibling, { outcomes }: Sibling) =>
  other.outcomes.includes('unknown') && !outcomes.includes('unknown');

/**
 * Finds text next to something that appears, disappears or changes, as in `Part.tsx:3 <Icon /> {label}`. It cannot know
 * whether the value of a variable is text; `watchBareTexts` finds such values in stories.
 */
export function findBareTexts(file: string, source: string): string[] {
  const places: string[] = [];
  const look = (node: JSXElement | JSXFragment) => {
    if (!isFault(siblingsIn(node))) return;
    const code = source.slice(node.children[0]?.start, node.children.at(-1)?.end).replace(/\s+/g, ' ').trim();
    places.push(`${file}:${source.slice(0, node.start).split('\n').length} ${code}`);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(parseSync(file, source).program);
  return places;
}
