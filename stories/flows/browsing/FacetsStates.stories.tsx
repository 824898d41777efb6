import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/shop' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the filter sheet, even on wide screens, which have the button but hide it. */
async function open() {
  await page('Our Collections');
  const button = await screen.findByText(/^Filter/, { selector: 'button *' });
  button.click();
  return within(await openedDialog('dialog', 'Filter'));
}

const choose = async () => {
  const filter = await open();
  await userEvent.click(filter.getByRole('checkbox', { name: /^Hoodies/ }));
  return filter;
};

export const Closed = {
  parameters: { flow: { machine: 'facets', state: 'closed' } },
  play: async () => {
    const filter = await open();
    await userEvent.click(filter.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
} satisfies Story;

export const Counted = {
  parameters: { flow: { machine: 'facets', state: 'open.counted' } },
  play: async () => {
    const filter = await open();
    await expect(await filter.findByRole('button', { name: /^Show \d+ items$/ })).toBeVisible();
  },
} satisfies Story;

export const Counting = {
  parameters: { flow: { machine: 'facets', state: 'open.counting' } },
  play: async () => {
    const filter = await open();
    server.hold('getProducts');
    await userEvent.click(filter.getByRole('checkbox', { name: /^Hoodies/ }));
    await expect(filter.getByRole('button', { name: /^Show/ })).toHaveAttribute('aria-busy', 'true');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'facets', state: 'open.failed' } },
  play: async () => {
    const filter = await open();
    server.fail('getProducts', ...refusals.tooMany('Too many attempts.', '1 minute'));
    await userEvent.click(filter.getByRole('checkbox', { name: /^Hoodies/ }));
    await expect(await filter.findByRole('alert')).toHaveTextContent('Too many attempts.');
  },
} satisfies Story;

/** The choice is applied. The sheet is closed, and the list shows the hoodies. */
export const Applied = {
  parameters: { flow: { machine: 'facets', state: 'closed' } },
  play: async () => {
    const filter = await choose();
    const button = await filter.findByRole('button', { name: /^Show \d+ items$/, busy: false });
    await userEvent.click(button);
    await page('Hoodies');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
} satisfies Story;
