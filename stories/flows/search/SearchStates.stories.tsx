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

const open = async ({ canvas }: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas'>) => {
  await page(/./);
  await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
  const search = within(await screen.findByRole('dialog', { name: 'Search' }));
  await waitFor(() => expect(search.getByRole('searchbox')).toHaveFocus());
  return search;
};

const lookFor =
  (term: string): NonNullable<Story['play']> =>
  async (context) => {
    const search = await open(context);
    await fill(search.getByRole('searchbox'), term);
  };

export const Closed = {
  parameters: { flow: { machine: 'search', state: 'closed' } },
  play: async (context) => {
    const search = await open(context);
    await userEvent.click(search.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
} satisfies Story;

export const Hint = {
  parameters: { flow: { machine: 'search', state: 'open.hint' } },
  play: async (context) => {
    await open(context);
  },
} satisfies Story;

export const Searching = {
  parameters: { flow: { machine: 'search', state: 'open.searching' } },
  beforeEach: () => server.hold('searchProducts'),
  play: lookFor('jacket'),
} satisfies Story;

export const Results = {
  parameters: { flow: { machine: 'search', state: 'open.results' } },
  play: lookFor('jacket'),
} satisfies Story;

export const Empty = {
  parameters: { flow: { machine: 'search', state: 'open.empty' } },
  play: lookFor('umbrella'),
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'search', state: 'open.failed' } },
  beforeEach: () => server.fail('searchProducts', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: lookFor('jacket'),
} satisfies Story;
