import { modeOf, sizes, themes } from './modes.ts';

/** Chromatic takes its screenshots in the same modes as ours. */
export const chromatic = {
  prefersReducedMotion: 'reduce',
  modes: Object.fromEntries(
    sizes.flatMap((size) => themes.map((theme) => [modeOf(size, theme), { viewport: size, theme }])),
  ),
};
