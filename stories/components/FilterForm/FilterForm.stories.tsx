import { noFilters } from '@abs/contract';
import { FilterForm, type FilterFormProps } from '@abs/ui/shop/FilterForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { facets, longFacets } from '../../fixtures/styles.ts';
import { expectFocus, tabTo } from '../../fixtures/tabOrder.ts';

/** Keeps the choice, as the URL does. */
function FiltersWithChoice({ onFiltersChange, ...props }: FilterFormProps) {
  const [filters, setFilters] = useState(props.filters);
  return (
    <FilterForm
      {...props}
      filters={filters}
      onFiltersChange={(next) => {
        setFilters(next);
        onFiltersChange(next);
      }}
    />
  );
}

const meta = {
  tags: ['catalogue'],
  component: FilterForm,
  args: { facets, filters: noFilters, onFiltersChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 240 }}>
      <FiltersWithChoice {...args} />
    </div>
  ),
} satisfies Meta<typeof FilterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['10.7.26'],
  play: async ({ args, canvas, step }) => {
    await step('several values can be chosen in one group and in several', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'M, 14 products' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'L, 11 products' }));
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Clay, 6 products' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
        ...noFilters,
        sizes: ['l', 'm'],
        colors: ['clay'],
      });
    });
    await step('a second press removes a value', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'M, 14 products' }));
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, sizes: ['l'], colors: ['clay'] });
    });
    await step('values that would find nothing are disabled', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'XXL, none with your other filters' })).toBeDisabled();
    });
    await step('a price applies when its field loses focus', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Lowest price in naira' }), '₦10,000');
      await userEvent.tab();
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ priceMin: 10_000 }));
      await expectFocus('textbox', 'Highest price in naira');
    });
  },
};
export const SeveralChosen: Story = {
  args: {
    filters: {
      ...{ categories: ['hoodie', 'jacket'], sizes: ['l', 'm'], colors: ['palm green'] },
      ...{ priceMin: 10_000, priceMax: 40_000, inStock: true },
    },
  },
};
/** A link contains values that the shop no longer has. */
export const ChosenFindsNothing: Story = {
  args: { filters: { ...noFilters, sizes: ['xxl', 'xxxxl'] } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'XXXXL, 0 products' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, sizes: ['xxl'] });
  },
};
export const WrongPrice: Story = {
  play: async ({ args, canvas, step }) => {
    const [min, max] = [/^Lowest/, /^Highest/].map((name) => canvas.getByRole('textbox', { name }));
    if (!min || !max) throw new Error('There are no fields for the price.');
    await step('an invalid amount stays in its field, with an error', async () => {
      await userEvent.type(min, 'abc{Enter}');
      await expect(min).toBeInvalid();
      await expect(min).toHaveAccessibleDescription(/Enter an amount in naira/);
    });
    await step('limits that cross are not applied', async () => {
      await userEvent.clear(min);
      await userEvent.type(min, '20000');
      await userEvent.type(max, '100{Enter}');
      await expect(max).toHaveAccessibleDescription('Enter an amount above the lowest price');
      await expect(args.onFiltersChange).not.toHaveBeenCalledWith(expect.objectContaining({ priceMax: 100 }));
    });
  },
};
export const LongNames: Story = { args: { facets: longFacets } };
/** The list is empty, without prices and values. */
export const NothingFound: Story = {
  args: {
    facets: { sizes: [], colors: [], categories: [], price: null, inStock: 0 },
    filters: { ...noFilters, sizes: ['xxxxl'] },
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { facets: { ...facets, categories: facets.categories.slice(0, 2), sizes: facets.sizes.slice(4), colors: [] } },
  play: async ({ args, step }) => {
    await step('Tab stops at each value that can be chosen', async () => {
      await tabTo(['checkbox', /^Hoodies/], ['checkbox', /^T-Shirts/], ['checkbox', /^XL/], ['checkbox', /^40/]);
      await userEvent.keyboard(' ');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, sizes: ['40'] });
      await tabTo(['checkbox', /^42/], ['textbox', /^Lowest/]);
    });
    await step('Enter applies a price, and the focus stays', async () => {
      await userEvent.keyboard('9500{Enter}');
      await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...noFilters, sizes: ['40'], priceMin: 9500 });
      await expectFocus('textbox', /^Lowest/);
      await tabTo(['textbox', /^Highest/], ['checkbox', /^In stock/]);
    });
  },
};
