import { Inline, Link, Text } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: Link,
  args: { to: '/shop', children: 'Our Collections' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('it is an anchor with an address, which Tab reaches', async () => {
      await userEvent.tab();
      const link = canvas.getByRole('link', { name: 'Our Collections' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('href', '/shop');
      await pressKey('{Enter}');
    });
  },
};
/** URLs with a scheme bypass the router. */
export const Leaving: Story = {
  render: () => (
    <Inline gap={5}>
      <Link to="mailto:hello@abs.example">hello@abs.example</Link>
      <Link to="tel:+2348031234567">+234 803 123 4567</Link>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'hello@abs.example' })).toHaveAttribute(
      'href',
      'mailto:hello@abs.example',
    );
  },
};
export const InText: Story = {
  render: () => (
    <Text>
      Everything you add shows up in <Link to="/cart">your cart</Link>.
    </Text>
  ),
};
