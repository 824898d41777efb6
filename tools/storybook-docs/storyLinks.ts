/** How a story may be looked at. The names of viewports are those of the toolbar. */
export const views = {
  'Desktop, light': { theme: 'light', viewport: 'desktop' },
  'Desktop, dark': { theme: 'dark', viewport: 'desktop' },
  'Phone, light': { theme: 'light', viewport: 'phone' },
  'Phone, dark': { theme: 'dark', viewport: 'phone' },
} as const;

export type View = keyof typeof views;

/** The address of a story, seen so, from any page of documentation, wherever the Storybook is served. */
export function storyHref(id: string, view: View): string {
  const { theme, viewport } = views[view];
  return `./?path=/story/${id}&globals=theme:${theme};viewport.value:${viewport}`;
}

/** The id of a page of documentation, by its title. */
export const pageId = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** The address of a page of documentation, by its title. */
export const pageHref = (title: string) => `./?path=/docs/${pageId(title)}`;
