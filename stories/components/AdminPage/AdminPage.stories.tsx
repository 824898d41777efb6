import { Button } from '@abs/ui';
import { AdminPage } from '@abs/ui/components/AdminPage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: AdminPage,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/products">
        <Story />
      </AdminShell>
    ),
  ],
  args: { title: 'All clothes' },
} satisfies Meta<typeof AdminPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'All clothes' })).toBeVisible();
  },
};
export const Filled: Story = {
  args: {
    title: 'Balogun Overdyed Hoodie',
    back: { to: '/admin/products', label: 'All clothes' },
    lead: 'Added on 16 November 2026',
    actions: (
      <>
        <Button size="small" variant="secondary">
          Delete
        </Button>
        <Button size="small">Edit</Button>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('the link to the list comes before the title, the actions after it', async () => {
      const back = canvas.getByRole('link', { name: 'All clothes' });
      const title = canvas.getByRole('heading', { level: 1 });
      const edit = canvas.getByRole('button', { name: 'Edit' });
      await expect(back).toHaveAttribute('href', '/admin/products');
      await expect(back.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(title.compareDocumentPosition(edit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  },
};
/** A title without spaces stays within the page. */
export const Long: Story = {
  args: { ...Filled.args, title: 'Hand-dyed-overprinted-heavyweight-loopback-pullover-hoodie-with-kangaroo-pocket' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: Filled.args,
  play: async ({ canvas, step }) => {
    await step('Tab moves to the link, then to the actions, and skips the title', async () => {
      canvas.getByRole('main').focus();
      await tabTo(['link', 'All clothes']);
      await pressKey('{Enter}');
      await tabTo(['button', 'Delete'], ['button', 'Edit']);
      await pressKey('{Enter}');
    });
  },
};
