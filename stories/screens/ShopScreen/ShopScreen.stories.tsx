import { filterParams, noFilters, type ProductFilters } from '@abs/contract';
import { messages } from '@abs/machines';
import { CollectionBanner, ShopScreen } from '@abs/ui/screens/ShopScreen';
import { FilterForm } from '@abs/ui/shop/FilterForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { firstPage, products } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { facets, longFacets, styledPage } from '../../fixtures/styles.ts';

const meta = {
  tags: ['catalogue'],
  component: ShopScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/shop">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    collection: { status: 'ready', products: firstPage, page: 4, totalPages: 6 },
    total: products.length,
    hrefFor: (page) => `/shop?page=${page}`,
    onAddToCart: fn(),
    onRetry: fn(),
    onSortChange: fn(),
  },
} satisfies Meta<typeof ShopScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['10.8.7'] };
export const InUse: Story = {
  tags: ['9.1.6'],
  play: async ({ args, canvas, step }) => {
    await step('it shows five pages around the current one', async () => {
      const pages = within(canvas.getByRole('navigation', { name: 'Pages of the collection' }));
      const numbers = pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent);
      await expect(numbers).toEqual(['2', '3', '4', '5', '6']);
      await expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?page=5');
    });
    await step('the sort order can be chosen', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, low to high');
      await expect(args.onSortChange).toHaveBeenCalledWith('price-asc');
    });
  },
};
export const Collection: Story = {
  args: {
    path: '/collections/rainy-season',
    filters: { ...noFilters, collection: 'rainy-season', categories: ['hoodie'] },
    filtersHrefFor: (filters) => `/collections/rainy-season?${new URLSearchParams(filterParams(filters))}`,
    facets,
    heading: {
      title: 'Rainy season',
      text: 'Jackets and hoodies that keep the water out.\nAll of them dry overnight. <b>Try one.</b>',
    },
    banner: products[0]?.cover && <CollectionBanner picture={products[0].cover} />,
    total: 3,
    collection: { status: 'ready', products: firstPage.slice(0, 3), page: 1, totalPages: 1 },
  },
  play: async ({ canvas, step }) => {
    await step('it has a title, plain text, and a picture without alternative text', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Rainy season' })).toBeVisible();
      await expect(canvas.getByText(/<b>Try one.<\/b>/)).toBeVisible();
      await expect(canvas.getAllByAltText('')[0]).toBeInTheDocument();
    });
    await step('a category is a filter that can be removed', async () => {
      const chips = within(canvas.getByRole('list', { name: 'Chosen filters' }));
      await expect(chips.getByRole('link', { name: 'Remove filter: Hoodies' })).toHaveAttribute(
        'href',
        '/collections/rainy-season?',
      );
    });
  },
};
export const Category: Story = {
  args: {
    filters: { ...noFilters, categories: ['hoodie'] },
    total: 3,
    collection: {
      status: 'ready',
      products: products.filter((product) => product.category === 'hoodie').slice(0, 3),
      page: 1,
      totalPages: 1,
    },
  },
  play: async ({ canvas, step }) => {
    await step('it names the category and links to all products', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Hoodies');
      await expect(canvas.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '/shop');
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
      await expect(trail.getByText('Hoodies')).toHaveAttribute('aria-current', 'page');
    });
  },
};
export const CategoryPicture: Story = {
  tags: ['10.6.9'],
  args: {
    ...Category.args,
    banner: products[1]?.cover && <CollectionBanner picture={products[1].cover} />,
    heading: { title: 'Hoodies', text: 'Heavy cotton for cool mornings, cold offices and harmattan.' },
  },
  play: async ({ canvas, canvasElement, step }) => {
    const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const banner = canvasElement.querySelector('[data-slot="collection-banner"]');
    const picture = banner?.querySelector('[data-slot="picture"]') ?? null;
    await step('the picture is next to the text and does not move the products down', async () => {
      const title = canvas.getByRole('heading', { level: 1, name: 'Hoodies' });
      await expect(boxOf(picture).left).toBeGreaterThanOrEqual(boxOf(title).right);
      await expect(boxOf(banner).height).toBeLessThan(300);
      await expect(boxOf(canvas.getAllByRole('article')[0] ?? null).top).toBeLessThan(600);
    });
    await step('the picture has no alternative text', async () => {
      await expect(picture?.querySelector('img')).toHaveAttribute('alt', '');
    });
  },
};
export const LongTextWithPicture: Story = {
  args: {
    ...CategoryPicture.args,
    heading: {
      title: 'Everything for the long rainy season in Lagos',
      text: 'Jackets and hoodies that keep the water out, and dry overnight. '.repeat(12),
    },
  },
};
export const SearchedInCategory: Story = {
  args: { ...CategoryPicture.args, search: 'hoodie' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="collection-banner"]')).toBeNull();
  },
};
export const Searched: Story = {
  args: {
    search: 'hoodie',
    total: 3,
    collection: {
      status: 'ready',
      products: products.filter((product) => product.category === 'hoodie').slice(0, 3),
      page: 1,
      totalPages: 1,
    },
  },
};
/** From a backend without filters. */
export const Loading: Story = { args: { collection: { status: 'loading' }, total: undefined } };
export const Empty: Story = {
  args: { search: 'raincoat', total: 0, collection: { status: 'ready', products: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No results found, search for products')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all products' })).toHaveAttribute('href', '/shop');
  },
};
export const ErrorLoading: Story = {
  name: 'Error',
  args: { total: undefined, collection: { status: 'error', message: messages.productsLoadFailed } },
};

const wide = () => matchMedia('(min-width: 1000px)').matches;

/** The props for a choice, with a backend that has filters. */
const filtered = (filters: ProductFilters, over = facets) => ({
  filters,
  facets: over,
  collection: { status: 'ready', products: styledPage, page: 1, totalPages: 3 } as const,
  total: 28,
  filtersHrefFor: (next: ProductFilters) => `/shop?${new URLSearchParams(filterParams(next))}`,
  onFiltersOpen: fn(),
  filterForm: <FilterForm facets={over} filters={filters} onFiltersChange={fn()} />,
});
const several: ProductFilters = {
  ...{ categories: ['hoodie', 'jacket'], sizes: ['l', 'm'], colors: ['palm green'] },
  ...{ priceMin: 10_000, priceMax: 40_000, inStock: true },
};

export const WithFilters: Story = {
  args: filtered(noFilters),
  play: async ({ args, canvas, step }) => {
    await step('they are next to the grid, or behind a button on small screens', async () => {
      if (wide()) {
        await expect(canvas.getByRole('checkbox', { name: 'M, 14 products' })).toBeVisible();
        return;
      }
      await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
      await expect(args.onFiltersOpen).toHaveBeenCalledOnce();
    });
  },
};
export const CategoryWithFilters: Story = { args: filtered({ ...noFilters, categories: ['hoodie'], sizes: ['m'] }) };
export const SeveralFilters: Story = {
  args: filtered(several),
  play: async ({ canvas, step }) => {
    await step('each filter can be removed', async () => {
      const chips = within(canvas.getByRole('list', { name: 'Chosen filters' }));
      await expect(chips.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(7);
      await expect(chips.getByRole('link', { name: 'Clear all' })).toHaveAttribute('href', '/shop?');
    });
    if (wide()) return;
    await expect(canvas.getByRole('button', { name: 'Filter (7)' })).toBeVisible();
  },
};
export const NothingFound: Story = {
  args: {
    ...filtered({ ...noFilters, categories: ['hoodie'], sizes: ['xxxxl'] }),
    collection: { status: 'ready', products: [], page: 1, totalPages: 0 },
    total: 0,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No products match these filters' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Clear all filters' })).toHaveAttribute(
      'href',
      '/shop?category=hoodie',
    );
    await expect(canvas.getByRole('link', { name: 'Remove filter: Size XXXXL' })).toBeVisible();
  },
};
/** The first list. Its filters are not known yet, but have their place, so that the grid keeps its columns. */
export const FirstLoading: Story = {
  args: {
    ...filtered(noFilters),
    ...{ facets: undefined, filterForm: undefined },
    ...{ collection: { status: 'loading' }, total: undefined },
  },
  play: async ({ args, canvas, canvasElement }) => {
    const placeholder = canvasElement.querySelector('[data-slot="filters-skeleton"]');
    if (wide()) {
      await expect(placeholder).toBeVisible();
      return;
    }
    await expect(placeholder).not.toBeVisible();
    const button = canvas.getByRole('button', { name: 'Filter' });
    await expect(button).toBeDisabled();
    await userEvent.click(button);
    await expect(args.onFiltersOpen).not.toHaveBeenCalled();
  },
};
export const FilterLoading: Story = {
  args: { ...filtered(several), collection: { status: 'loading' }, total: undefined },
};
export const FilterError: Story = {
  args: {
    ...filtered(several),
    collection: { status: 'error', message: messages.productsLoadFailed },
    total: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Clear all' })).toBeVisible();
  },
};
/** Parts of the URL that the shop cannot use. */
export const Ignored: Story = {
  args: {
    ...filtered(noFilters),
    ignored: ['We ignored a price filter that isn’t a number.', 'We ignored a sort order that we don’t have.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We ignored a price filter that isn’t a number\./)).toBeVisible();
  },
};
export const DidYouMean: Story = {
  args: {
    search: 'hodie',
    total: 0,
    collection: { status: 'ready', products: [], page: 1, totalPages: 0 },
    suggestion: { text: 'hoodie', to: '/shop?search=hoodie' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Did you mean hoodie?' })).toHaveAttribute(
      'href',
      '/shop?search=hoodie',
    );
  },
};
export const LongNames: Story = {
  args: filtered(
    { ...noFilters, sizes: ['one size fits most'], colors: ['washed indigo with harmattan dust'] },
    longFacets,
  ),
};
/** A backend of the basic contract has no filters, so the screen ignores those in the URL. */
export const BasicBackend: Story = {
  args: { filters: several, onSortChange: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Filter/ })).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};
