import { Footer } from '@abs/ui/shop/Footer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contact, PageFrame, social } from '../../fixtures/PageFrame.tsx';
import { tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['frame'],
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { contact, social },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.5.1', '2.5.2', '2.5.4', '2.5.5', '2.6.4'],
  play: async ({ canvas, step }) => {
    await step('it shows the shop’s promise and the pages about it', async () => {
      await expect(canvas.getByText('The best place to buy what suits you without extra cost.')).toBeVisible();
      const pages = within(canvas.getByRole('navigation', { name: 'About the shop' })).getAllByRole('link');
      await expect(pages.map((link) => link.getAttribute('href'))).toEqual([
        '/wishlist',
        '/contactus',
        '/aboutus',
        '/tc',
        '/privacy',
      ]);
    });
    await step('it shows contact links and social accounts', async () => {
      const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(hrefOf(contact.email)).toBe(`mailto:${contact.email}`);
      await expect(hrefOf('Email')).toBe(`mailto:${contact.email}`);
      await expect(hrefOf('TikTok')).toBe(social.tiktok);
      await expect(hrefOf('WhatsApp')).toBe(social.whatsapp);
    });
    await step('accounts without an address are left out', async () => {
      await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', social.instagram);
      await expect(canvas.queryByRole('link', { name: 'X' })).toBeNull();
      await expect(canvas.queryByRole('link', { name: /facebook/i })).toBeNull();
    });
    await step('the telephone number is a link that dials it', async () => {
      await expect(canvas.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+2348031234567');
    });
  },
};
/** Below a page that scrolls. */
export const BackToTop: Story = {
  tags: ['2.5.6'],
  render: () => (
    <PageFrame path="/">
      <h1 style={{ height: 3000, padding: 24 }}>A long page</h1>
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 2000);
    await expect(window.scrollY).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Back to top' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};
export const EveryAccount: Story = {
  tags: ['2.5.4'],
  args: { social: { ...social, x: 'https://x.com/abs' } },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('heading', { name: 'Follow' }).nextElementSibling;
    const links = within(list as HTMLElement).getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Instagram', social.instagram],
      ['TikTok', social.tiktok],
      ['X', args.social?.x],
      ['WhatsApp', social.whatsapp],
      ['Email', `mailto:${contact.email}`],
    ]);
  },
};
export const NoAccounts: Story = { args: { social: {} } };
export const LongAddress: Story = {
  args: { contact: { ...contact, email: 'customer.care@adunni-abs-clothing.example' } },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.contact.email });
    await expect(link).toHaveAttribute('href', `mailto:${args.contact.email}`);
    // No line of it is wider than its column.
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ step }) => {
    await step('Tab moves through categories, pages, contact links and accounts', async () => {
      await tabTo(['link', /, home$/], ['link', 'Hoodies'], ['link', 'T-Shirts'], ['link', 'Sneakers']);
      await tabTo(['link', 'Jackets'], ['link', 'Wishlist'], ['link', 'Contact us'], ['link', 'About us']);
      await tabTo(
        ['link', 'Terms and conditions'],
        ['link', 'Privacy'],
        ['link', contact.email],
        ['link', contact.phone],
      );
      await tabTo(['link', 'Instagram'], ['link', 'TikTok'], ['link', 'WhatsApp'], ['link', 'Email']);
    });
    await step('“Back to top” is the last stop', async () => {
      await tabTo(['button', 'Back to top']);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(window.scrollY).toBe(0));
    });
  },
};
