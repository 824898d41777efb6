import { Inline, Text } from '@abs/ui';
import { CartIcon, CheckIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** The foundations page shows all icons. */
const meta = {
  tags: ['primitives'],
  component: CartIcon,
  args: { size: 32 },
} satisfies Meta<typeof CartIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Inline gap={5}>
      {[18, 20, 24, 32].map((size) => (
        <CartIcon key={size} size={size} />
      ))}
    </Inline>
  ),
};
/** Next to a text it is hidden from screen readers. Alone it needs a label. */
export const Labelled: Story = {
  render: () => (
    <Inline gap={5}>
      <CheckIcon label="Paid" />
      <Inline gap={2}>
        <CheckIcon />
        <Text>Order success</Text>
      </Inline>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').map((icon) => icon.ariaLabel)).toEqual(['Paid']);
  },
};
