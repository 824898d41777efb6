import type { Decorator } from '@storybook/react-vite';

/** As wide as a form is: what fills the line would else be as wide as the screen. */
export const narrow: Decorator = (Story) => (
  <div style={{ maxWidth: 440 }}>
    <Story />
  </div>
);
