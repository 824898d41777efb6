import { Pagination, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: Pagination,
  args: { page: 4, totalPages: 9, hrefFor: (page) => `?page=${page}`, label: 'Pages of the collection' },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Pages of the collection' }));
    await step('the current page is marked, and pages are links', async () => {
      await expect(pages.getByRole('link', { current: 'page' })).toHaveTextContent('4');
      await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5');
    });
  },
};
export const Windows: Story = {
  render: (args) => (
    <Stack gap={6}>
      {[1, 4, 9].map((page) => (
        <Pagination key={page} {...args} page={page} label={`Pages, at ${page}`} />
      ))}
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const numbers = (label: string) =>
      within(canvas.getByRole('navigation', { name: label }))
        .getAllByRole('link', { name: /^Page / })
        .map((link) => link.textContent);
    await step('it shows at most five pages, centred on the current one', async () => {
      await expect(numbers('Pages, at 1')).toEqual(['1', '2', '3', '4', '5']);
      await expect(numbers('Pages, at 4')).toEqual(['2', '3', '4', '5', '6']);
      await expect(numbers('Pages, at 9')).toEqual(['5', '6', '7', '8', '9']);
    });
  },
};
/** Renders nothing for a single page. */
export const SinglePage: Story = {
  args: { page: 1, totalPages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ step }) => {
    await step('Tab moves from the previous page through the pages to the next page', async () => {
      await tabTo(['link', 'Previous page'], ['link', 'Page 2'], ['link', 'Page 3'], ['link', 'Page 4']);
      await tabTo(['link', 'Page 5'], ['link', 'Page 6'], ['link', 'Next page']);
    });
    await step('Shift+Tab moves back', async () => {
      await tabBackTo(['link', 'Page 6'], ['link', 'Page 5']);
      await pressKey('{Enter}');
    });
  },
};
