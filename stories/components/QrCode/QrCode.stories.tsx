import { QrCode } from '@abs/ui/components/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { twoFactorSecret } from '../../fixtures/twoFactor.ts';

const meta = {
  tags: ['primitives'],
  component: QrCode,
  args: { value: twoFactorSecret.url, label: 'QR code for the authenticator app' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.label })).toBeVisible();
  },
};
export const ShortValue: Story = { args: { value: 'https://abs.test', label: 'QR code for the shop' } };
