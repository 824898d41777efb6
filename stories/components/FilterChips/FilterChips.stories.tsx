import { filterParams, noFilters } from '@abs/contract';
import { FilterChips } from '@abs/ui/shop/FilterChips';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { facets, longFacets } from '../../fixtures/styles.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['catalogue'],
  component: FilterChips,
  args: {
    facets,
    filters: {
      ...{ categories: ['hoodie'], sizes: ['l', 'm'], colors: ['palm green'] },
      ...{ priceMin: 10_000, priceMax: 40_000, inStock: true },
    },
    hrefFor: (filters) => `/shop?${new URLSearchParams(filterParams(filters))}`,
  },
} satisfies Meta<typeof FilterChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('each chip links to the list without its filter', async () => {
      const href = canvas.getByRole('link', { name: 'Remove filter: Size M' }).getAttribute('href') ?? '';
      await expect(new URL(href, location.href).searchParams.get('size')).toBe('l');
      await expect(canvas.getByRole('link', { name: 'Remove filter: ₦10,000 – ₦40,000' })).toBeVisible();
    });
    await step('“Clear all” removes all filters but the category of the page', async () => {
      await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/shop?category=hoodie');
      await expect(canvas.queryByText('Hoodies')).toBeNull();
    });
  },
};
export const SeveralCategories: Story = {
  args: { filters: { ...noFilters, categories: ['hoodie', 'jacket'] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter: Hoodies' })).toHaveAttribute(
      'href',
      '/shop?category=jacket',
    );
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/shop?');
  },
};
export const UnknownSize: Story = {
  args: { filters: { ...noFilters, sizes: ['xxxxl'], priceMax: 9000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Remove filter: Size XXXXL' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove filter: Up to ₦9,000' })).toBeVisible();
  },
};
export const LongNames: Story = {
  args: {
    facets: longFacets,
    filters: {
      ...noFilters,
      sizes: ['one size fits most'],
      colors: ['washed indigo with harmattan dust'],
      priceMin: 1,
    },
  },
};
export const NothingChosen: Story = {
  args: { filters: noFilters },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { filters: { ...noFilters, sizes: ['m'], inStock: true } },
  play: async () => {
    await tabTo(['link', 'Remove filter: Size M'], ['link', 'Remove filter: In stock'], ['link', 'Clear all']);
    await pressKey('{Enter}');
  },
};
