import { ChatBubble } from '@abs/ui/components/ChatBubble';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Frame/ChatBubble',
  component: ChatBubble,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { to: 'https://wa.me/2348031234567' },
} satisfies Meta<typeof ChatBubble>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hello, how may we help you?' })).toHaveAttribute('target', '_blank');
  },
};
