import { ContactChannels } from '@abs/ui/components/ContactChannels';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';

/** The stand-in for an icon of the design system. */
const Dot = ({ size = 24, label: _label, ...rest }: ComponentProps<'svg'> & { size?: number; label?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 24 24" width={size} height={size} {...rest}>
    <circle cx="12" cy="12" r="5" fill="currentColor" />
  </svg>
);

const meta = {
  title: 'Components/ContactChannels',
  component: ContactChannels,
  args: {
    channels: [
      {
        name: 'Chat',
        Icon: Dot,
        text: 'Write whenever you like.',
        to: 'https://wa.me/2348031234567',
        label: 'Start a chat',
      },
      { name: 'Email', Icon: Dot, text: 'For pictures.', to: 'mailto:hello@abs.example', label: 'hello@abs.example' },
    ],
  },
} satisfies Meta<typeof ContactChannels>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('what leaves for the web opens beside the shop; what dials or mails does not', async () => {
      await expect(canvas.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('target', '_blank');
      await expect(canvas.getByRole('link', { name: 'hello@abs.example' })).not.toHaveAttribute('target');
    });
  },
};
export const Large: Story = { args: { large: true } };
