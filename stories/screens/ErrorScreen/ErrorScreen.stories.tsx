import { ErrorScreen, NotFoundScreen } from '@abs/ui/screens/ErrorScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/nowhere">
        <Story />
      </PageFrame>
    ),
  ],
} satisfies Meta<typeof ErrorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.12.8'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
export const Worded: Story = {
  tags: ['2.12.9'],
  args: { message: 'Sorry, something went wrong, please go to another page' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: String(args.message) })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  },
};
export const NotFound: Story = { render: () => <NotFoundScreen /> };
