import { modeOf, sizes, themes } from './modes.ts';

/** Chromatic's pictures are taken in the modes of ours. */
export const chromatic = {
  prefersReducedMotion: 'reduce',
  modes: Object.fromEntries(
    sizes.flatMap((size) => themes.map((theme) => [modeOf(size, theme), { viewport: size, theme }])),
  ),
};
