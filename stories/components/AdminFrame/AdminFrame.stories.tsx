import { AdminPage } from '@abs/ui/components/AdminPage';
import { AdminFrame } from '@abs/ui/shop/AdminFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { admin } from '../../fixtures/admin.ts';
import { expectFocus, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: AdminFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/admin/products',
    user: admin,
    counts: { unreadMessages: 12, unreadNotifications: 3 },
    search: { label: 'Search products', value: '', onSearch: fn() },
    onLogout: fn(),
    children: <AdminPage title="All clothes">48 products, 3 of them low in stock</AdminPage>,
  },
} satisfies Meta<typeof AdminFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;
const bar = (canvas: ReturnType<typeof within>) => within(canvas.getByRole('banner'));

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.13.3', '2.13.4', '2.13.7', '2.13.8', '2.13.10'],
  play: async ({ args, canvas, step }) => {
    await step('the sidebar links are in order, and the current one is marked', async () => {
      if (!wide()) return;
      const links = within(canvas.getByRole('navigation', { name: 'Admin' })).getAllByRole('link');
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/admin',
        '/admin/message',
        '/admin/orders',
        '/admin/addItem',
        '/admin/products',
        '/admin/restock',
        '/admin/collections',
        '/admin/size-guides',
        '/admin/user',
        '/admin/transactions',
      ]);
      await expect(links.filter((link) => link.ariaCurrent === 'page')).toEqual([
        canvas.getByRole('link', { name: 'Product info' }),
      ]);
      await expect(canvas.getByRole('link', { name: 'Message 12 unread' })).toHaveTextContent('12');
    });
    await step('the top bar links to notifications and profile', async () => {
      const unread = bar(canvas).getByRole('link', { name: 'Notifications, 3 unread' });
      await expect(unread).toHaveAttribute('href', '/admin/notification');
      await expect(bar(canvas).getByRole('link', { name: 'Halima Danjuma’s profile' })).toHaveAttribute(
        'href',
        '/admin/profile',
      );
    });
    await step('typing is reported', async () => {
      await userEvent.type(bar(canvas).getByRole('searchbox', { name: 'Search products' }), 'h');
      await expect(args.search?.onSearch).toHaveBeenCalledWith('h');
    });
    await step('the shop link and Logout work', async () => {
      if (!wide()) return;
      await expect(canvas.getByRole('link', { name: 'View shop' })).toHaveAttribute('href', '/');
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};
export const Searching: Story = {
  tags: ['2.13.9'],
  args: { search: { label: 'Search products', value: 'palm hoodie', onSearch: fn() } },
  play: async ({ args, canvas, step }) => {
    const field = bar(canvas).getByRole('searchbox', { name: 'Search products' });
    await step('the cross clears the search and keeps the focus in it', async () => {
      await userEvent.click(bar(canvas).getByRole('button', { name: 'Clear search' }));
      await expect(args.search?.onSearch).toHaveBeenLastCalledWith('');
      await expect(field).toHaveFocus();
    });
    await step('Escape does the same', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.search?.onSearch).toHaveBeenLastCalledWith('');
    });
  },
};
/** Without unread items, on a screen without a search. */
export const Quiet: Story = {
  tags: ['2.13.8', '2.13.10'],
  args: { currentPath: '/admin/profile', counts: undefined, search: undefined },
  play: async ({ canvas }) => {
    await expect(bar(canvas).getByRole('link', { name: 'Notifications' })).toHaveTextContent('');
    await expect(bar(canvas).getByRole('link', { name: /’s profile$/ })).toHaveAttribute('aria-current', 'page');
    await expect(bar(canvas).queryByRole('searchbox')).toBeNull();
  },
};
/** /admin/message has no top bar. Small screens keep the menu. */
export const NoTopBar: Story = {
  tags: ['2.13.5'],
  args: {
    currentPath: '/admin/message',
    hideTopBar: true,
    children: <AdminPage title="Message">12 unread messages</AdminPage>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Notifications/ })).toBeNull();
    if (wide()) await expect(canvas.queryByRole('banner')).toBeNull();
    else await expect(bar(canvas).getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};
export const Drawer: Story = {
  tags: ['2.13.7'],
  play: async ({ args, canvas, canvasElement, step }) => {
    if (wide()) return;
    const page = canvasElement.ownerDocument;
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await step('it takes the focus, and the page does not scroll', async () => {
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toHaveFocus();
      await expect(getComputedStyle(page.documentElement).overflow).toBe('hidden');
    });
    await step('it has ten links with unread counts', async () => {
      await expect(within(drawer.getByRole('navigation', { name: 'Admin' })).getAllByRole('link')).toHaveLength(10);
      await expect(drawer.getByRole('link', { name: 'Message 12 unread' })).toBeVisible();
    });
    await step('choosing a link closes it and returns the focus', async () => {
      await userEvent.click(drawer.getByRole('link', { name: 'User' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(menu).toHaveFocus();
    });
    await step('a press outside closes it', async () => {
      await userEvent.click(menu);
      await userEvent.click(await canvas.findByRole('dialog', { name: 'Menu' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('it stays open if reopened before the close event fires', async () => {
      await userEvent.click(menu);
      const dialog = await canvas.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
      within(dialog).getByRole('button', { name: 'Close menu' }).click();
      for (let tries = 0; dialog.open && tries < 100; tries++) await Promise.resolve();
      await expect(dialog.open).toBe(false);
      menu.click();
      await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
      await expect(drawer.getByRole('button', { name: 'Close menu' })).toHaveFocus();
      await userEvent.click(dialog);
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
    await step('Logout is reported', async () => {
      await userEvent.click(menu);
      const again = within(await canvas.findByRole('dialog', { name: 'Menu' }));
      await userEvent.click(again.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
    await userEvent.click(menu);
  },
};
/** The links are in the menu at 999 px, and visible from 1000 px. At other widths, these stories assert nothing. */
export const LastWithHamburger: Story = {
  tags: ['2.13.7'],
  globals: { viewport: { value: 'folded' } },
  play: async ({ canvas }) => {
    if (wide()) return;
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Admin' })).toBeNull();
  },
};
export const FirstWithoutHamburger: Story = {
  tags: ['2.13.7'],
  globals: { viewport: { value: 'navigation' } },
  play: async ({ canvas }) => {
    if (!wide()) return;
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Product info' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const places = [
      'Overview',
      'Message 12 unread',
      'Orders',
      'Add new cloth',
      'Product info',
      'Restock',
      'Collections',
      'Size guides',
      'User',
      'Transaction',
      'View shop',
    ];
    const stops = places.map((name) => ['link', name] as const);
    await step('Tab reaches the skip link, then each link', async () => {
      await tabTo(['link', 'Skip to content']);
      if (wide()) await tabTo(['link', /^\w+ Admin$/], ...stops, ['button', 'Logout']);
      else await tabTo(['button', 'Menu']);
      await tabTo(['searchbox', 'Search products'], ['link', 'Notifications, 3 unread']);
      await tabTo(['link', 'Halima Danjuma’s profile']);
    });
    await step('the drawer of small screens takes the focus, and returns it on closing', async () => {
      if (wide()) return;
      canvas.getByRole('button', { name: 'Menu' }).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('dialog', { name: 'Menu' });
      await expectFocus('button', 'Close menu');
      await userEvent.keyboard(' ');
      await expectFocus('button', 'Menu');
    });
  },
};
