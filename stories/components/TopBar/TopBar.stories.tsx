import { TopBar, type TopBarProps } from '@abs/ui/shop/TopBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { admin } from '../../fixtures/admin.ts';
import { productOf } from '../../fixtures/catalogue.ts';
import { shopper } from '../../fixtures/people.ts';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['frame'],
  component: TopBar,
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/',
    user: null,
    cart: { lines: 0, pieces: 0 },
    onSearch: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => matchMedia('(min-width: 1000px)').matches;

/** Shows another page without a press, as the browser's Back button does. */
let showPage: (path: string) => void = () => {};
function NavigableTopBar(props: TopBarProps) {
  const [path, setPath] = useState(props.currentPath);
  showPage = setPath;
  return <TopBar {...props} currentPath={path} />;
}

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.3.1', '2.3.3', '2.3.10'],
  play: async ({ args, canvas, step }) => {
    await step('the search opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      await expect(args.onSearch).toHaveBeenCalledOnce();
    });
    await step('the brand links to the home page, and a desktop shows the main links', async () => {
      await expect(canvas.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
      if (!wide()) return;
      const places = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
      await expect(places.map((link) => link.getAttribute('href'))).toEqual(['/', '/shop', '/aboutus', '/contactus']);
    });
    await step('guests see no orders', async () => {
      await expect(canvas.queryByRole('link', { name: /^(View Order|Orders, )/ })).toBeNull();
      await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
    });
  },
};
export const LoggedIn: Story = {
  tags: ['2.3.2', '2.3.3', '2.3.5', '2.3.11', '4.3.1'],
  args: { user: shopper, cart: { lines: 2, pieces: 5 }, orders: 3 },
  play: async ({ canvas, step }) => {
    await step('the cart shows the number of lines, and its name has lines and pieces', async () => {
      await expect(canvas.getByRole('link', { name: 'Cart, 2 products, 5 items' })).toHaveTextContent('2');
    });
    await step('the order icon replaces View Order among the main links', async () => {
      await expect(canvas.getAllByRole('link', { name: /^(View Order|Orders, )/ })).toHaveLength(1);
    });
    await step('the order icon shows the number of pending orders', async () => {
      await expect(canvas.getByRole('link', { name: 'Orders, 3 pending orders' })).toHaveTextContent('3');
    });
  },
};
export const AccountMenu: Story = {
  tags: ['keyboard', '2.3.4'],
  args: { ...LoggedIn.args },
  play: async ({ args, canvas, step }) => {
    if (!wide()) return;
    const button = canvas.getByRole('button', { name: 'Adaeze’s account' });
    await step('it opens, and Escape closes it and returns the focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/user/profile');
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(button);
      await userEvent.click(document.body);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Logout is reported, and the menu closes', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await userEvent.click(button);
  },
};
/** The categories of the shop, in a menu, and in the drawer of small screens. */
export const Categories: Story = {
  play: async ({ canvas, step }) => {
    const category = () => canvas.getByRole('link', { name: 'Sneakers' });
    if (!wide()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
      await canvas.findByRole('dialog', { name: 'Menu' });
      await expect(category()).toHaveAttribute('href', '/shop?category=sneaker');
      return;
    }
    const button = canvas.getByRole('button', { name: 'Shop: categories' });
    await step('the menu opens, and Escape closes it and returns the focus', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await tabTo(['link', 'Hoodies'], ['link', 'T-Shirts']);
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Shop: categories');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    });
    await userEvent.click(button);
    await expect(category()).toHaveAttribute('href', '/shop?category=sneaker');
  },
};
/** An admin has a link to the back office. */
export const AdminMenu: Story = {
  args: { ...LoggedIn.args, user: admin },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: wide() ? `${admin.firstName}’s account` : 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Back office' })).toHaveAttribute('href', '/admin');
  },
};
export const WithAvatar: Story = {
  tags: ['2.3.5'],
  args: { ...LoggedIn.args, user: { ...shopper, avatar: productOf('hoodie').salesCoverPicture } },
  play: async ({ args, canvas }) => {
    if (!wide()) return;
    const button = canvas.getByRole('button', { name: 'Adaeze’s account' });
    await expect(button.querySelector('img')).toHaveAttribute('src', args.user?.avatar);
  },
};
export const GuestMenu: Story = {
  tags: ['2.3.6', '2.3.7'],
  render: (args) => <NavigableTopBar {...args} />,
  play: async ({ canvas, step }) => {
    if (!wide()) return;
    await step('guests can log in or sign up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
      await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
      await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    });
    await step('any page change closes the menu', async () => {
      await expect(canvas.getByRole('link', { name: 'Sign Up' })).toBeVisible();
      showPage('/shop');
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
      showPage('/');
      await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    });
    await step('choosing a link closes the menu', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Login' }));
      await expect(canvas.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-expanded', 'false');
    });
  },
};
export const Hamburger: Story = {
  tags: ['2.3.7', '2.3.8', '2.3.9', '2.3.10', '3.1.22'],
  args: { ...LoggedIn.args },
  render: (args) => <NavigableTopBar {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    if (wide()) return;
    const page = canvasElement.ownerDocument;
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const drawer = within(await canvas.findByRole('dialog', { name: 'Menu' }));
    await step('it takes the focus, and the page does not scroll', async () => {
      await expect(page.activeElement?.closest('dialog')).not.toBeNull();
      await expect(getComputedStyle(page.documentElement).overflow).toBe('hidden');
    });
    await step('View Order shows the number of pending orders', async () => {
      await expect(drawer.getByRole('link', { name: /View Order.*3 pending orders/ })).toHaveTextContent('3');
    });
    await step('choosing a link closes it', async () => {
      await userEvent.click(drawer.getByRole('link', { name: 'Shop' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(getComputedStyle(page.documentElement).overflow).not.toBe('hidden');
    });
    await step('any page change closes it', async () => {
      await userEvent.click(menu);
      await canvas.findByRole('dialog', { name: 'Menu' });
      showPage('/shop');
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      showPage('/');
    });
    await userEvent.click(menu);
  },
};

/** The links are in the menu at 999 px, and visible from 1000 px. At other widths, these stories assert nothing. */
export const LastWithHamburger: Story = {
  tags: ['2.3.8', '9.1.13'],
  globals: { viewport: { value: 'folded' } },
  play: async ({ canvas }) => {
    if (wide()) return;
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull();
  },
};
export const FirstWithoutHamburger: Story = {
  tags: ['2.3.8', '9.1.13'],
  globals: { viewport: { value: 'navigation' } },
  play: async ({ canvas }) => {
    if (!wide()) return;
    await expect(canvas.queryByRole('button', { name: 'Menu' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Shop' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { ...LoggedIn.args },
  play: async ({ args, canvas, step }) => {
    const counts = [
      ['link', 'Orders, 3 pending orders'],
      ['link', 'Cart, 2 products, 5 items'],
    ] as const;
    await step('Tab moves from the brand to the cart', async () => {
      await tabTo(['link', /, home$/]);
      if (!wide()) return tabTo(['button', 'Search'], ...counts, ['button', 'Menu']);
      await tabTo(['link', 'Home'], ['link', 'Shop'], ['button', 'Shop: categories']);
      await tabTo(['link', 'About'], ['link', 'Contact'], ['button', 'Search']);
      await tabTo(['button', 'Adaeze’s account'], ...counts);
    });
    await step('Enter opens the account menu, Escape closes it, and Space presses its Logout', async () => {
      if (!wide()) return;
      await tabBackTo(['link', 'Orders, 3 pending orders'], ['button', 'Adaeze’s account']);
      await userEvent.keyboard('{Enter}');
      await tabTo(['link', 'Profile'], ['link', 'Wishlist'], ['button', 'Logout']);
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Adaeze’s account');
      await userEvent.keyboard('{Enter}');
      await tabTo(['link', 'Profile'], ['link', 'Wishlist'], ['button', 'Logout']);
      await userEvent.keyboard(' ');
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
    await step('the drawer of small screens takes the focus, and returns it on closing', async () => {
      if (wide()) return;
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('dialog', { name: 'Menu' });
      await expectFocus('button', 'Close menu');
      await tabTo(['link', 'Home'], ['link', 'Shop'], ['link', 'Hoodies'], ['link', 'T-Shirts']);
      await tabTo(['link', 'Sneakers'], ['link', 'Jackets'], ['link', 'About'], ['link', 'Contact']);
      await tabTo(['link', /^View Order , 3/], ['link', 'Profile'], ['link', 'Wishlist'], ['button', 'Logout']);
      canvas.getByRole('button', { name: 'Close menu' }).focus();
      await userEvent.keyboard(' ');
      await expectFocus('button', 'Menu');
    });
  },
};
