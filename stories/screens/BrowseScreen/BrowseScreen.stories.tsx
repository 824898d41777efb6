import { BrowseScreen } from '@abs/ui/screens/BrowseScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['catalogue'],
  component: BrowseScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/browse">
        <Story />
      </PageFrame>
    ),
  ],
  args: { onSearch: fn() },
} satisfies Meta<typeof BrowseScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('every category has a link', async () => {
      const categories = within(main.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
      await expect(categories.map(({ textContent }) => textContent)).toEqual([
        'Hoodies',
        'T-Shirts',
        'Sneakers',
        'Jackets',
      ]);
      await expect(categories[1]).toHaveAttribute('href', '/shop?category=tshirt');
    });
    await step('the pages of the menu and the account have links too', async () => {
      await expect(main.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/aboutus');
      await expect(main.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    });
    await step('without script, the form opens the list', async () => {
      const form = main.getByRole('searchbox', { name: 'Search products' }).closest('form');
      await expect(form).toHaveAttribute('action', '/shop');
      await expect(form).not.toHaveAttribute('method', 'post');
    });
  },
};
/** Enter searches too. */
export const Searching: Story = {
  play: async ({ args, canvas }) => {
    const main = within(canvas.getByRole('main'));
    await userEvent.type(main.getByRole('searchbox'), 'opebi{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('opebi');
    await userEvent.click(main.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
};
