import { noFilters, withoutNarrowing } from '@abs/contract';
import { messages } from '@abs/machines';
import { FilterSheet, type FilterSheetProps } from '@abs/ui/shop/FilterSheet';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { facets, longFacets } from '../../fixtures/styles.ts';
import { tabTo } from '../../fixtures/tabOrder.ts';

/** Keeps the choice, as the machine does. */
function SheetWithChoice(props: FilterSheetProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FilterSheet
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        props.onFiltersChange(next);
      }}
      onClear={() => {
        setFilters(withoutNarrowing(filters));
        props.onClear();
      }}
    />
  );
}

const meta = {
  tags: ['catalogue'],
  component: FilterSheet,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    ...{ open: true, facets, filters: noFilters, total: 28 },
    ...{ onFiltersChange: fn(), onConfirm: fn(), onClear: fn(), onCancel: fn(), onRetry: fn() },
  },
  render: (args) => <SheetWithChoice {...args} />,
} satisfies Meta<typeof FilterSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = async () => within(await openedDialog('dialog', 'Filter'));

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, step }) => {
    const filter = await sheet();
    await step('a choice is reported, but not applied yet', async () => {
      await userEvent.click(filter.getByRole('checkbox', { name: 'Hoodies, 9 products' }));
      await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...noFilters, categories: ['hoodie'] });
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('the button shows the number of items', async () => {
      await userEvent.click(filter.getByRole('button', { name: 'Show 28 items' }));
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
  },
};
export const SeveralChosen: Story = {
  args: {
    total: 1,
    filters: { ...noFilters, categories: ['hoodie'], sizes: ['l', 'm'], colors: ['palm green'], inStock: true },
  },
  play: async ({ args, step }) => {
    const filter = await sheet();
    await expect(filter.getByRole('button', { name: 'Show 1 item' })).toBeVisible();
    await step('“Clear all” removes all but the category', async () => {
      await userEvent.click(filter.getByRole('button', { name: 'Clear all' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
      await expect(filter.getByRole('checkbox', { name: /^Hoodies/ })).toBeChecked();
      await expect(filter.getByRole('button', { name: 'Clear all' })).toBeDisabled();
    });
  },
};
export const Counting: Story = {
  args: { pending: true, filters: { ...noFilters, sizes: ['m'] } },
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Show 28 items' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const NothingFound: Story = { args: { total: 0, filters: { ...noFilters, sizes: ['xxxxl'] } } };
export const Uncounted: Story = {
  args: { total: undefined },
  play: async () => {
    await expect((await sheet()).getByRole('button', { name: 'Show items' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { message: messages.productsLoadFailed, filters: { ...noFilters, sizes: ['m'] } },
  play: async ({ args }) => {
    const filter = await sheet();
    await expect(filter.getByRole('alert')).toHaveTextContent('Error fetching products');
    await userEvent.click(filter.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const LongNames: Story = { args: { facets: longFacets } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { facets: { ...facets, categories: [], sizes: facets.sizes.slice(0, 2), colors: [] } },
  play: async ({ args, step }) => {
    await sheet();
    await step('Tab moves through values, prices and buttons', async () => {
      await tabTo(['checkbox', /^S,/]);
      await userEvent.keyboard(' ');
      await expect(args.onFiltersChange).toHaveBeenCalledOnce();
      await tabTo(['textbox', /^Lowest/], ['textbox', /^Highest/], ['checkbox', /^In stock/], ['button', 'Clear all']);
      await tabTo(['button', /^Show/]);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
