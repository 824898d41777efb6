import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { coarsePointer, reducedMotion, withoutScript } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { focusRing } from './interactions.ts';
import { reset, utilities } from './layers.css.ts';

const base = (selector: string, rule: NonNullable<StyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [reset]: rule as object } });

base('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
base('html', {
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  scrollPaddingTop: `calc(${vars.size.header} + ${vars.space[4]})`,
});
base('body', {
  minHeight: '100vh',
  backgroundColor: vars.color.canvas,
  color: vars.color.text.default,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.leading.body,
  letterSpacing: vars.font.tracking.body,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  // Also breaks words in shrinking boxes: a word wider than the screen stays inside.
  overflowWrap: 'anywhere',
});
base('h1, h2, h3, h4, h5, h6', { fontSize: 'inherit', fontWeight: 'inherit', textWrap: 'balance' });
base('p', { textWrap: 'pretty' });
base('ul, ol', { listStyle: 'none' });
base('img, svg, video', { display: 'block', maxWidth: '100%' });
base('img', { height: 'auto' });
base('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  borderRadius: 0,
});
base('::placeholder', { color: vars.color.text.muted, opacity: 1 });
// Browsers of phones zoom into fields with smaller text.
base('input, textarea, select', {
  '@media': { [coarsePointer]: { fontSize: `max(1em, ${vars.font.size.body})` } },
});
base('button, summary, [role="button"]', { cursor: 'pointer', touchAction: 'manipulation' });
base('a', { color: 'inherit', textDecoration: 'none', touchAction: 'manipulation' });
base('fieldset', { border: 0, minInlineSize: 0 });
// Table cells keep words whole: a table that is too wide scrolls.
base('table', { borderCollapse: 'collapse', overflowWrap: 'break-word' });
base('hr', { border: 0, borderTop: `1px solid ${vars.color.line.subtle}` });
base(':focus-visible', focusRing(2));
base('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent });
// The page behind a modal does not scroll, and keeps the scrollbar's space so that nothing moves.
const modal = ':has(dialog[open], [data-slot="dialog"][data-state="open"])';
base(`:root${modal}`, { overflow: 'hidden' });
base(`:root[data-wide-scrollbar]${modal}`, {
  scrollbarGutter: 'stable',
  // The scrim does not cover the scrollbar's space. This is about the color of the page below the scrim.
  backgroundColor: `color-mix(in srgb, black 45%, ${vars.color.canvas})`,
});
base('[hidden]', { display: 'none' });

globalStyle('*, *::before, *::after', {
  '@layer': {
    [utilities]: {
      '@media': {
        [reducedMotion]: {
          animation: 'none !important',
          transitionDuration: '0s !important',
          transitionDelay: '0s !important',
          scrollBehavior: 'auto !important' as 'auto',
        },
      },
    },
  },
});

// These buttons work only with script; buttons that submit a form also work without it.
globalStyle('button[type="button"]', {
  '@layer': { [utilities]: { '@media': { [withoutScript]: { display: 'none' } } } },
});
