import { ContactChannels } from '@abs/ui/components/ContactChannels';
import { ChatIcon, MailIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['pages'],
  component: ContactChannels,
  args: {
    channels: [
      {
        name: 'Chat',
        Icon: ChatIcon,
        text: 'Write whenever you like.',
        to: 'https://wa.me/2348031234567',
        label: 'Start a chat',
      },
      {
        name: 'Email',
        Icon: MailIcon,
        text: 'For pictures.',
        to: 'mailto:hello@abs.example',
        label: 'hello@abs.example',
      },
    ],
  },
} satisfies Meta<typeof ContactChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('web links open a new tab, telephone and mail links do not', async () => {
      await expect(canvas.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name: 'hello@abs.example' })).not.toHaveAttribute('target');
    });
  },
};
export const Large: Story = { args: { large: true } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ step }) => {
    await step('Tab moves from link to link', async () => {
      await tabTo(['link', 'Start a chat'], ['link', 'hello@abs.example']);
      await pressKey('{Enter}');
    });
  },
};
