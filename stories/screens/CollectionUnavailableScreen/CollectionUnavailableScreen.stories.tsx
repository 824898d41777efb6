import { messages } from '@abs/machines';
import { CollectionUnavailableScreen } from '@abs/ui/screens/CollectionUnavailableScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['catalogue'],
  component: CollectionUnavailableScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/collections/rainy-season">
        <Story />
      </PageFrame>
    ),
  ],
  args: { state: { status: 'over', title: 'Rainy season' }, onRetry: fn() },
} satisfies Meta<typeof CollectionUnavailableScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Rainy season is over' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  },
};
export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Collection not found' })).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { status: 'error', message: messages.collectionLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
