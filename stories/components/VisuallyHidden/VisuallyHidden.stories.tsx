import { Text, VisuallyHidden } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** For screen readers only. */
const meta = {
  tags: ['primitives'],
  component: VisuallyHidden,
  args: { children: ' items in your cart' },
  render: (args) => (
    <Text>
      3<VisuallyHidden {...args} />
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('items in your cart');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent('3 items in your cart');
  },
};
