import { NotAllowedScreen } from '@abs/ui/screens/NotAllowedScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { shopper } from '../../fixtures/people.ts';

const meta = {
  tags: ['admin'],
  component: NotAllowedScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/admin" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
  args: { email: shopper.email, onSwitchAccount: fn() },
} satisfies Meta<typeof NotAllowedScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.13.6'],
  play: async ({ args, canvas, step }) => {
    await step('it says what happened, and why', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible();
      await expect(canvas.getByText(/for the people who run the shop/)).toHaveTextContent(shopper.email);
    });
    await step('it offers two ways to continue', async () => {
      await expect(canvas.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/');
      await userEvent.click(canvas.getByRole('button', { name: 'Log in with another account' }));
      await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
    });
  },
};
export const Switching: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with another account' }));
    await expect(args.onSwitchAccount).not.toHaveBeenCalled();
  },
};
