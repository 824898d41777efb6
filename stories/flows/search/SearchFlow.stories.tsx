import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/aboutus' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const overlay = async () => within(await screen.findByRole('dialog', { name: 'Search' }));

async function lookFor(term: string): Promise<void> {
  await fill((await overlay()).getByRole('searchbox'), term);
}

export const Open = {
  play: async ({ canvas, step }) => {
    await step('the search opens over the page, ready for typing', async () => {
      await page(/./);
      await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
      const search = await overlay();
      await waitFor(() => expect(search.getByRole('searchbox')).toHaveFocus());
      await expect(search.getByText(/^Search by name, color or category/)).toBeVisible();
    });
  },
} satisfies Story;

export const Search = {
  beforeEach: () => server.hold('searchProducts'),
  play: async (context) => {
    await Open.play(context);
    const { canvas, step } = context;
    const search = await overlay();
    await step('it searches while typing', async () => {
      await userEvent.keyboard('makoko t');
      await expect(await search.findByText('Searching')).toBeInTheDocument();
      server.release('searchProducts');
      await expect((await search.findAllByRole('link', { name: /^Makoko T-Shirt/ }))[0]).toBeVisible();
    });
    await step('an empty result is announced', async () => {
      await lookFor('umbrella');
      await expect(await search.findByText('No results found, search for products')).toBeVisible();
    });
    await step('it closes and returns the focus', async () => {
      await userEvent.click(search.getByRole('button', { name: 'Close search' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
    });
  },
} satisfies Story;

export const Failed = {
  name: 'Error',
  beforeEach: () => server.fail('searchProducts', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async (context) => {
    await Open.play(context);
    const search = await overlay();
    await context.step('a failure is not an empty result, and can be retried', async () => {
      await lookFor('jacket');
      await expect(await search.findByText(/^Too many attempts\./)).toBeVisible();
      server.clearFailure('searchProducts');
      await userEvent.click(search.getByRole('button', { name: 'Refresh' }));
      await expect((await search.findAllByRole('link', { name: /Jacket/ }))[0]).toBeVisible();
    });
  },
} satisfies Story;

export const FollowResult = {
  play: async (context) => {
    await Open.play(context);
    await context.step('a result opens its product', async () => {
      await lookFor('makoko t-shirt');
      const search = await overlay();
      const [first] = await search.findAllByRole('link', { name: /^Makoko T-Shirt/ });
      await userEvent.click(first as HTMLElement);
      await page('Makoko T-Shirt');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
  },
} satisfies Story;
