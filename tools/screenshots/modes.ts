/** The ways in which every story is pictured: the widths of the tests, in both themes. */

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The two viewports that the story tests use (tools/storybook-preview/viewports.ts), in CSS pixels. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
export type Size = (typeof sizes)[number];

export type Mode = `${Size['width']}-${Theme}`;

export const modeOf = ({ width }: Size, theme: Theme): Mode => `${width}-${theme}`;

export const modes: readonly Mode[] = sizes.flatMap((size) => themes.map((theme) => modeOf(size, theme)));
