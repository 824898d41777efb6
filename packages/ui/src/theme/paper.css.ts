import { globalStyle } from '@vanilla-extract/css';
import { onPaper } from './breakpoints.ts';
import { utilities } from './layers.css.ts';

// Only the page itself: not the bar, the foot, or what lies over them.
globalStyle('[data-slot="app-frame"] > :not(main), [data-slot="admin-frame"] > :not(main), [data-slot="toaster"]', {
  '@layer': { [utilities]: { '@media': { [onPaper]: { display: 'none' } } } },
});
