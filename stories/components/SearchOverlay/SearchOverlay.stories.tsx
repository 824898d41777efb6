import { productPath } from '@abs/contract';
import { messages } from '@abs/machines';
import { SearchOverlay } from '@abs/ui/shop/SearchOverlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { firstPage } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['catalogue'],
  component: SearchOverlay,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    open: true,
    term: 'jacket',
    state: { status: 'ready', products: firstPage.slice(0, 5), total: 5 },
    onTermChange: fn(),
    onClose: fn(),
    onRetry: fn(),
    onSubmit: fn(),
    seeAllTo: '/shop?search=jacket',
  },
  render: (args) => (
    <PageFrame path="/">
      <h1 style={{ padding: 24 }}>A page below</h1>
      <SearchOverlay {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof SearchOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.4.1', '2.4.2', '2.4.3', '2.4.7'],
  play: async ({ args, canvas, canvasElement, step }) => {
    const overlay = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await step('typing and Enter are reported', async () => {
      const field = overlay.getByRole('searchbox', { name: 'Search products' });
      await expect(field).toHaveFocus();
      await expect(field).toHaveAttribute('placeholder', 'Search');
      await userEvent.type(field, 's{Enter}');
      await expect(args.onTermChange).toHaveBeenLastCalledWith('jackets');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the page behind does not scroll', async () => {
      await expect(getComputedStyle(canvasElement.ownerDocument.documentElement).overflow).toBe('hidden');
    });
    await step('a result links to its product', async () => {
      const [first] = firstPage;
      const result = overlay.getByRole('link', { name: new RegExp(first?.name ?? '') });
      await expect(result).toHaveAttribute('href', first && productPath(first));
      await expect(result).toHaveTextContent(`₦${first?.price.toLocaleString('en-NG')}`);
      await expect(result.querySelector('img')).toHaveAttribute('src', first?.salesCoverPicture);
    });
  },
};
export const More: Story = {
  args: { state: { status: 'ready', products: firstPage.slice(0, 10), total: 24 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See all results' })).toHaveAttribute(
      'href',
      '/shop?search=jacket',
    );
  },
};
export const Idle: Story = {
  args: { term: '', state: { status: 'idle' } },
  play: async ({ canvas }) => {
    const hint = await canvas.findByText(/^Search by name, color or category/);
    await waitFor(() => expect(hint).toBeVisible());
  },
};
export const RecentSearches: Story = {
  args: {
    ...{ term: '', state: { status: 'idle' } },
    ...{ recent: ['palm hoodie', 'ọ̀pẹ̀bí', 'size 42 sneakers in white'], onRecentRemove: fn() },
  },
  play: async ({ args, canvas, step }) => {
    const overlay = within(await canvas.findByRole('dialog', { name: 'Search' }));
    await step('a press repeats a recent search', async () => {
      await userEvent.click(overlay.getByRole('button', { name: 'palm hoodie' }));
      await expect(args.onTermChange).toHaveBeenCalledWith('palm hoodie');
    });
    await step('a recent search can be removed, and the focus moves to the field', async () => {
      await userEvent.click(overlay.getByRole('button', { name: 'Remove recent search: ọ̀pẹ̀bí' }));
      await expect(args.onRecentRemove).toHaveBeenCalledWith('ọ̀pẹ̀bí');
      await expectFocus('searchbox', 'Search products');
    });
    await step('each category has a link', async () => {
      const categories = within(overlay.getByRole('navigation', { name: 'Categories' }));
      await expect(categories.getByRole('link', { name: 'Hoodies' })).toHaveAttribute('href', '/shop?category=hoodie');
    });
  },
};
export const DidYouMean: Story = {
  args: { term: 'hodie', state: { status: 'ready', products: [], total: 0, suggestion: 'hoodie' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean hoodie?' }));
    await expect(args.onTermChange).toHaveBeenCalledWith('hoodie');
  },
};
export const Loading: Story = {
  tags: ['2.4.5'],
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    const dots = await canvas.findByText('Searching');
    await expect(dots.closest('[data-slot="three-dots"]')).toHaveAttribute('role', 'status');
  },
};
export const Empty: Story = {
  tags: ['2.4.4'],
  args: { term: 'raincoat', state: { status: 'ready', products: [], total: 0 } },
  play: async ({ canvas }) => {
    const nothing = await canvas.findByText('No results found, search for products');
    await waitFor(() => expect(nothing).toBeVisible());
  },
};
export const ErrorSearching: Story = {
  tags: ['8.1.16'],
  name: 'Error',
  args: { state: { status: 'error', message: messages.searchFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
function Caller() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Search
      </button>
      <SearchOverlay
        open={open}
        term=""
        onTermChange={() => {}}
        state={{ status: 'idle' }}
        onClose={() => setOpen(false)}
        onRetry={() => {}}
      />
    </>
  );
}
export const Closed: Story = {
  tags: ['2.4.1'],
  render: () => <Caller />,
  play: async ({ canvas, step }) => {
    const caller = canvas.getByRole('button', { name: 'Search' });
    await step('it opens from a button, and returns the focus to it', async () => {
      await userEvent.click(caller);
      await userEvent.click(await canvas.findByRole('button', { name: 'Close search' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(caller).toHaveFocus();
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { state: { status: 'ready', products: firstPage.slice(0, 2), total: 24 } },
  play: async ({ args, step }) => {
    const results = firstPage.slice(0, 2).map(({ name }) => ['link', new RegExp(`^${name}`)] as const);
    await step('Tab moves from the field to Close, the results and “See all results”', async () => {
      await expectFocus('searchbox', 'Search products');
      await tabTo(['button', 'Close search']);
      await tabTo(...results);
      await tabTo(['link', 'See all results']);
    });
    await step('Enter in the field is reported; Space on the cross closes', async () => {
      await tabBackTo(...results.toReversed());
      await tabBackTo(['button', 'Close search'], ['searchbox', 'Search products']);
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledOnce();
      await tabTo(['button', 'Close search']);
      await userEvent.keyboard(' ');
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};
