/** The views of a story. The names of viewports are those of the toolbar. */
export const views = {
  'Desktop, light': { theme: 'light', viewport: 'desktop' },
  'Desktop, dark': { theme: 'dark', viewport: 'desktop' },
  'Phone, light': { theme: 'light', viewport: 'phone' },
  'Phone, dark': { theme: 'dark', viewport: 'phone' },
} as const;

export type View = keyof typeof views;
export const viewNames = Object.keys(views) as View[];

/** The URL of a story in a view, relative to any documentation page, wherever the Storybook is hosted. */
export function storyHref(id: string, view: View): string {
  const { theme, viewport } = views[view];
  return `./?path=/story/${id}&globals=theme:${theme};viewport.value:${viewport}`;
}

/** The id of a page of documentation, by its title. */
export const pageId = (title: string) => `${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`;

/** The URL of a page of documentation, by its title. */
export const pageHref = (title: string) => `./?path=/docs/${pageId(title)}`;
