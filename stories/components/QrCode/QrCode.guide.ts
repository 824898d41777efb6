import type { Guide } from '../../../tools/storybook-docs/guide.ts';

export default {
  whatFor: 'A URL that a person opens on another device: it is scanned from the screen.',
  notFor: [{ when: 'The person opens it on the same device', use: ['Link'] }],
  anatomy: {
    'qr-code': 'The code, with the free margin that scanners need. It is dark on light in both themes.',
  },
  keyboard: {},
  screenReader: 'A graphic with the name in `label`.',
  pairs: [
    {
      do: 'Show the value as a link or text next to it.',
      dont: 'The code alone: a phone cannot scan its own screen.',
    },
    { do: 'Keep its colors in the dark theme.', dont: 'Invert it. Many scanners then read nothing.' },
  ],
} satisfies Guide;
