/** The arguments are invalid. The message explains why in one sentence. */
export class InvalidInput extends Error {}

const kinds = ['component', 'screen', 'machine', 'call'] as const;
export type Kind = (typeof kinds)[number];

/** A name in the spellings that templates need. */
export type Names = {
  /** `SizeGuide` */
  Name: string;
  /** `sizeGuide` */
  name: string;
  /** `size-guide`: for parts and URLs */
  kebab: string;
  /** `Size guide`: for headings */
  title: string;
  /** `size guide`: for sentences */
  words: string;
};

const VERBS = /^(get|set|add|create|make|place|send|update|change|delete|remove|load|save)(?=[A-Z])/i;
const SUFFIX = /(Component|Screen|Machine|Route|Call)$/;
/** Words that can name neither a value nor a type. */
const RESERVED =
  /^(break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|var|void|while|with|yield|let|static|await|async)$/;

/** @throws {InvalidInput} for an unknown kind */
export function parseKind(typed: string | undefined): Kind {
  const kind = kinds.find((known) => known === typed);
  if (kind) return kind;
  const usage = `npm run new ${kinds.join('|')} <Name>`;
  throw new InvalidInput(typed ? `There is no generator for "${typed}". Use ${usage}.` : `Say what to make: ${usage}.`);
}

/**
 * Reads a name as it was typed: `SizeGuide`, `sizeGuide`, or for a call also `getSizeGuide`.
 * @throws {InvalidInput} unless it is a noun in PascalCase or camelCase
 */
export function parseName(kind: Kind, typed: string | undefined): Names {
  const example = kind === 'call' ? 'getSizeGuide' : 'SizeGuide';
  if (!typed) throw new InvalidInput(`Name what to make: npm run new ${kind} ${example}.`);
  if (/[^A-Za-z0-9]/.test(typed))
    throw new InvalidInput(`"${typed}" is no name: use letters and digits alone, such as ${example}.`);
  const noun = kind === 'call' ? typed.replace(/^get(?=[A-Z])/, '') : typed;
  const Name = noun.charAt(0).toUpperCase() + noun.slice(1);
  if (!/^([A-Z][a-z0-9]+)+$/.test(Name))
    throw new InvalidInput(`"${typed}" is no noun in PascalCase, such as ${example}.`);
  if (VERBS.test(Name))
    throw new InvalidInput(
      kind === 'call'
        ? `"${typed}" is no call that reads. For a call that writes, copy placeOrder.`
        : `"${typed}" begins with a verb: use a noun, such as ${example}.`,
    );
  const suffix = SUFFIX.exec(Name)?.[0];
  if (suffix) throw new InvalidInput(`Leave out "${suffix}" in "${typed}": the generator adds what is usual.`);
  const name = Name.charAt(0).toLowerCase() + Name.slice(1);
  if (RESERVED.test(name) || Name in globalThis) throw new InvalidInput(`"${typed}" is a word of JavaScript itself.`);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words = kebab.replaceAll('-', ' ');
  return { Name, name, kebab, words, title: words.charAt(0).toUpperCase() + words.slice(1) };
}
