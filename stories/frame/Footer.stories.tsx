import { Footer } from '@abs/ui/components/Footer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contact, social } from './PageFrame.tsx';

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { contact, social },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('accounts without an address are left out', async () => {
      await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', social.instagram);
      await expect(canvas.queryByRole('link', { name: 'X' })).toBeNull();
    });
    await step('the telephone can be dialled', async () => {
      await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+2348031234567');
    });
  },
};
export const EveryAccount: Story = { args: { social: { ...social, x: 'https://x.com/abs' } } };
export const NoAccounts: Story = { args: { social: {} } };
