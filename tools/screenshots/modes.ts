/** The modes in which stories have screenshots. */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The two viewports that the story tests use (tools/storybook-preview/viewports.ts), in CSS pixels. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
/** Between them: a tablet, and about the width of a printed page. */
const TABLET = { width: 768, height: 1024 } as const;
export const allSizes = [...sizes, TABLET] as const;
export type Size = (typeof allSizes)[number];

export type CommonMode = `${(typeof sizes)[number]['width']}-${Theme}`;

export const modeOf = ({ width }: (typeof sizes)[number], theme: Theme): CommonMode => `${width}-${theme}`;

/** Every story that has screenshots has one in each of these. */
export const commonModes: readonly Mode[] = sizes.flatMap((size) => themes.map((theme) => modeOf(size, theme)));

export const isCommon = (mode: Mode): boolean => commonModes.includes(mode);

/** The settings of the page and the browser for a screenshot. */
export type Settings = {
  size: Size;
  theme: Theme;
  /** Media features that the browser emulates. */
  media?: { contrast?: 'more'; forcedColors?: 'active'; media?: 'print' };
  /** Matches once `media` is in effect. */
  query?: string;
  direction?: 'rtl';
  /** A brand other than the shop's own. */
  brand?: 'harmattan';
  /** Font size of the root element, to which all text sizes are relative. */
  textSize?: '200%';
  /** Forced on all elements that can have it. */
  state?: 'hover' | 'focus' | 'active';
};

const [PHONE, DESKTOP] = sizes;
const light = { theme: 'light' } as const;

/** For the story Default of components and screens. */
const restingModes = {
  '768-light': { ...light, size: TABLET },
  '390-right-to-left': { ...light, size: PHONE, direction: 'rtl' },
  '390-text-200': { ...light, size: PHONE, textSize: '200%' },
  '390-harmattan': { ...light, size: PHONE, brand: 'harmattan' },
  '390-more-contrast': {
    ...light,
    size: PHONE,
    media: { contrast: 'more' },
    query: '(prefers-contrast: more)',
  },
  // Dark, because most people who force their own colors choose dark ones. Last, because Chromium paints the page's own
  // background again only in another theme.
  '390-forced-colors': {
    theme: 'dark',
    size: PHONE,
    media: { forcedColors: 'active' },
    query: '(forced-colors: active)',
  },
} satisfies Record<string, Settings>;

/** For components: states of parts of a page. */
const stateModes = {
  '1280-hover': { ...light, size: DESKTOP, state: 'hover' },
  '1280-focus': { ...light, size: DESKTOP, state: 'focus' },
  '1280-active': { ...light, size: DESKTOP, state: 'active' },
} satisfies Record<string, Settings>;

/** For screens: states of a whole page. */
const pageModes = {
  '768-print': { ...light, size: TABLET, media: { media: 'print' }, query: 'print' },
} satisfies Record<string, Settings>;

export type Mode = CommonMode | keyof typeof restingModes | keyof typeof stateModes | keyof typeof pageModes;

const settings: Readonly<Record<Mode, Settings>> = {
  ...(Object.fromEntries(
    sizes.flatMap((size) => themes.map((theme) => [modeOf(size, theme), { size, theme }])),
  ) as Record<CommonMode, Settings>),
  ...restingModes,
  ...stateModes,
  ...pageModes,
};

export const modes = Object.keys(settings) as Mode[];

export const settingsOf = (mode: Mode): Settings => settings[mode];

const resting = Object.keys(restingModes) as Mode[];
const ofComponents: readonly Mode[] = [...commonModes, ...resting, ...(Object.keys(stateModes) as Mode[])];
const ofScreens: readonly Mode[] = [...commonModes, ...resting, ...(Object.keys(pageModes) as Mode[])];

/** A story's id, such as 'components-button--default', and its tags decide its modes. */
export type TaggedStory = { id: string; tags?: readonly string[] };

/** The modes of a story. A flow has screenshots only if tagged, because its screens have their own stories. */
export function modesOf({ id, tags = [] }: TaggedStory): readonly Mode[] {
  if (id.startsWith('flows-') && !tags.includes('screenshot')) return [];
  if (!id.endsWith('--default')) return commonModes;
  if (id.startsWith('components-')) return ofComponents;
  return id.startsWith('screens-') ? ofScreens : commonModes;
}
