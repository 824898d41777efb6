/**
 * Finds errors that stories write as literals. A story must show the shop's own errors: from the server
 * (`@abs/api/refusals`), from the machines (`messages`) or from a form's rules (`errorOf`).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { babelParse } from 'storybook/internal/babel';
import { asNode, type Node, within } from './syntax.ts';

/** Errors in examples for which the shop has no text to import, each with the reason. */
const own: Readonly<Record<string, string>> = {
  'Date is required': 'Field.stories.tsx: no form of the shop asks for a date',
  'State is required': 'SelectField.stories.tsx: no form of the shop asks for a state',
  'Choose a size': 'SizePicker.stories.tsx: ProductChoices says it',
  'Your bank declined the card: insufficient funds.': 'PaymentReturnScreen.stories.tsx: banks word it',
  'Sorry, something went wrong, please go to another page': 'ErrorScreen.stories.tsx: the routes say it',
};

const isText = (node: unknown): node is Node =>
  ['StringLiteral', 'TemplateLiteral'].includes((node as Node | undefined)?.type ?? '');
const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name ?? '';
const propertiesOf = (node: unknown): Node[] => ((node as Node | undefined)?.properties as Node[] | undefined) ?? [];

/** The values of an object that are shown as errors. */
function shownErrors(object: Node): unknown[] {
  const names = propertiesOf(object).map(({ key }) => nameOf(key));
  // A message next to an email is the text that a person writes in a form.
  const isLetter = names.includes('message') && names.includes('email');
  return propertiesOf(object).flatMap(({ key, value }) => {
    const name = nameOf(key);
    if (/^(errors|\w+Errors)$/.test(name)) return propertiesOf(value).map((property) => property.value);
    return /^(error|\w+Error|(pay|picture)Message)$/.test(name) || (name === 'message' && !isLetter) ? [value] : [];
  });
}

/** The message of a refusal by a server in memory: `server.fail('getCart', code, text)`, `new Refusal(code, text)`. */
function refusalText({ callee, arguments: given }: Node): unknown {
  const args = given as unknown[];
  if (nameOf((callee as Node).property) === 'fail') return args[2];
  return nameOf(callee) === 'Refusal' ? args[1] : undefined;
}

/**
 * The texts of errors that a file of stories has as literals.
 * @param isFlow ignores objects, which in flows are answers of the server that may also report success
 */
export function typedErrors(code: string, isFlow: boolean): string[] {
  return [...within(asNode(babelParse(code).program))]
    .flatMap((node) => {
      if (node.type === 'ObjectExpression') return isFlow ? [] : shownErrors(node);
      return ['CallExpression', 'NewExpression'].includes(node.type) ? [refusalText(node)] : [];
    })
    .filter(isText)
    .map(({ start, end }) => code.slice(Number(start) + 1, Number(end) - 1))
    .filter((text) => !(text in own));
}

/** The same for all stories, each with its file. */
export const allTypedErrors = (root: string): string[] =>
  globSync('stories/{components,fixtures,flows,screens}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|guide)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      typedErrors(readFileSync(join(root, file), 'utf8'), file.startsWith('stories/flows')).map(
        (text) => `${file}: ${text}`,
      ),
    );
