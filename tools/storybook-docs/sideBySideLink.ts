/** The URL of the page "Side by side", and the URLs of the stories in its frames. */
import { TEXTS } from '../storybook-preview/linkedTexts.ts';

/** Parameters of the page: its story, and the story's args under a name that Storybook does not use itself. */
const STORY = 'story';
const ARGS = 'storyArgs';

/** What the URL of a story says, except the theme and size. */
export type Shown = { story: string; args?: string; texts?: string; globals?: string };

/** The story that the URL of the page names, as it was when the page was opened. */
export function shownIn(search: string): Partial<Shown> {
  const params = new URLSearchParams(search);
  const entries = { story: STORY, args: ARGS, texts: TEXTS, globals: 'globals' };
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, param]) => (params.has(param) ? [[name, params.get(param)]] : [])),
  );
}

/** The parameters of the page for a story. */
export const pageParams = ({ story, args, texts }: Shown): Record<string, string> => ({
  [STORY]: story,
  ...(args && { [ARGS]: args }),
  ...(texts && { [TEXTS]: texts }),
});

/** The URL of a story's own page, in a theme. Its size is that of the frame. */
export function frameHref({ story, args, texts, globals = '' }: Shown, theme: 'light' | 'dark'): string {
  const others = globals.split(';').filter((global) => global && !/^(theme|viewport)\b/.test(global));
  const params = new URLSearchParams({
    id: story,
    viewMode: 'story',
    globals: [...others, `theme:${theme}`].join(';'),
    ...(args && { args }),
    ...(texts && { [TEXTS]: texts }),
  });
  return `iframe.html?${params}`;
}
