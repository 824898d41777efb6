import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { from } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['frame'],
  component: ChatBubble,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { to: 'https://wa.me/2348031234567' },
} satisfies Meta<typeof ChatBubble>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['2.6.5'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hello, how may we help you?' })).toHaveAttribute('target', '_blank');
  },
};
/**
 * On wide screens it is an icon in the margin, where it covers nothing, until a person points at it. At other widths,
 * this story asserts nothing.
 */
export const InTheMargin: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'wide' } },
  play: async ({ canvas, step }) => {
    if (!matchMedia(from.wide).matches) return;
    const link = canvas.getByRole('link', { name: 'Hello, how may we help you?' });
    const margin = () => window.innerWidth - link.getBoundingClientRect().left;
    await step('it is as small as a button', async () => {
      await expect(margin()).toBeLessThanOrEqual(64);
    });
    await step('the focus shows its text', async () => {
      await tabTo(['link', 'Hello, how may we help you?']);
      await expect(margin()).toBeGreaterThan(200);
    });
  },
};
export const Keyboard: StoryObj<typeof meta> = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab reaches it, and it leads to the chat', async () => {
      await tabTo(['link', 'Hello, how may we help you?']);
      await pressKey('{Enter}');
      await expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://wa.me/2348031234567');
    });
  },
};
