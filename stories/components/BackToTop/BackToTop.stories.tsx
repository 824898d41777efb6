import { Text } from '@abs/ui';
import { BackToTop } from '@abs/ui/components/BackToTop';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['frame'],
  component: BackToTop,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
} satisfies Meta<typeof BackToTop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <>
      <Text>Here a long page ends.</Text>
      <BackToTop />
    </>
  ),
};

export const Keyboard: Story = {
  tags: ['keyboard'],
  render: () => (
    <main tabIndex={-1}>
      <h1 style={{ minHeight: 2000 }}>A long page</h1>
      <BackToTop />
    </main>
  ),
  play: async ({ canvas, step }) => {
    await step('it moves scroll position and focus to the top', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Back to top' })).toHaveFocus();
      await expect(window.scrollY).toBeGreaterThan(0);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(window.scrollY).toBe(0));
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
    await step('Space does the same', async () => {
      await tabTo(['button', 'Back to top']);
      await pressKey(' ');
      await waitFor(() => expect(window.scrollY).toBe(0));
      await expect(canvas.getByRole('main')).toHaveFocus();
    });
  },
};
