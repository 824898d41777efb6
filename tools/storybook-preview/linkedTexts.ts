/** Texts of controls in the link to a story: see keepTextsInLink and openTextsOfLink. */

/** The parameter of Storybook's URL that has them. */
export const TEXTS = 'texts';

/** A text of these characters is in Storybook's own parameter `args`. Storybook leaves others out of the link. */
const STORYBOOK_KEEPS = /^[a-zA-Z0-9 _-]*$/;

/** Storybook writes some percent codes of its URL as plain characters, so codes have `~` in place of `%`. */
const encode = (text: string): string => encodeURIComponent(text).replaceAll('~', '%7E').replaceAll('%', '~');
const decode = (link: string): string => decodeURIComponent(link.replaceAll('~', '%'));

type Values = Readonly<Record<string, unknown>>;

/** The changed texts that Storybook leaves out, for the link; null if there are none. */
export function textsFor(initialArgs: Values, args: Values): string | null {
  const texts = Object.entries(args).filter(
    ([name, value]) => typeof value === 'string' && value !== initialArgs[name] && !STORYBOOK_KEEPS.test(value),
  );
  return texts.length > 0 ? encode(JSON.stringify(Object.fromEntries(texts))) : null;
}

type ArgTypes = Readonly<Record<string, { control?: unknown }>>;

const hasTextControl = (argType: ArgTypes[string] | undefined): boolean =>
  (argType?.control as { type?: unknown } | undefined)?.type === 'text';

/** The texts of a link whose args have a control for text; nothing else, because anyone can write a link. */
export function textsFrom(link: string, argTypes: ArgTypes): Record<string, string> {
  const texts: Record<string, string> = {};
  try {
    for (const [name, value] of Object.entries(JSON.parse(decode(link)) ?? {})) {
      if (typeof value === 'string' && Object.hasOwn(argTypes, name) && hasTextControl(argTypes[name])) {
        texts[name] = value;
      }
    }
  } catch {
    // A damaged link opens the story as it is.
  }
  return texts;
}
