import { createGlobalThemeContract } from '@vanilla-extract/css';
import { tokenName } from './tokenValues.ts';

/** Every token that a component may use. Names describe the purpose of a token; the theme sets its value. */
export const vars = createGlobalThemeContract(
  {
    color: {
      canvas: '',
      surface: '',
      raised: '',
      text: { default: '', muted: '', inverse: '' },
      line: { subtle: '', strong: '' },
      accent: '',
      accentHover: '',
      onAccent: '',
      success: '',
      successGround: '',
      warning: '',
      warningGround: '',
      danger: '',
      dangerHover: '',
      dangerGround: '',
      onDanger: '',
      focus: '',
      scrim: '',
      ground: { bone: '', sand: '', sage: '', mist: '', clay: '' },
    },
    /** Colors of elements on pictures, which are light in both themes. */
    onPicture: { ink: '', paper: '', accent: '', veil: '', thinVeil: '', onScrim: '' },
    /** A filter for large pictures, whose light backgrounds would glare in the dark theme. */
    dim: '',
    space: { 0: '', 1: '', 2: '', 3: '', 4: '', 5: '', 6: '', 7: '', 8: '', gutter: '', section: '' },
    font: {
      family: '',
      size: { small: '', body: '', lead: '', title: '', heading: '', display: '', poster: '' },
      weight: { regular: '', medium: '', bold: '', heavy: '' },
      leading: { tight: '', snug: '', body: '' },
      tracking: {
        wordmark: '',
        poster: '',
        display: '',
        heading: '',
        compact: '',
        title: '',
        lead: '',
        label: '',
        body: '',
      },
    },
    size: {
      control: '',
      controlSmall: '',
      controlCompact: '',
      target: '',
      wordmark: '',
      header: '',
      measure: '',
      page: '',
    },
    radius: { none: '', small: '', control: '', full: '' },
    motion: { fast: '', base: '', slow: '', easing: '' },
    z: { sticky: '', overlay: '', dialog: '', toast: '' },
  },
  (_value, path) => tokenName(path),
);
