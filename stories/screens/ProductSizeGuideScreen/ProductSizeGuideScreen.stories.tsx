import { messages } from '@abs/machines';
import { ProductSizeGuideScreen } from '@abs/ui/screens/ProductSizeGuideScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { boxyTeeGuide } from '../../fixtures/sizeGuides.ts';

const tee = {
  ...productOf('tshirt'),
  ...{ id: 'p1', name: 'Yaba Boxy Tee', size: 'L', category: 'tshirt' as const, sizeGuide: boxyTeeGuide },
};
const { sizeGuide: _, ...unmeasured } = tee;

const meta = {
  tags: ['catalogue'],
  component: ProductSizeGuideScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/product/p1/size-guide">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    state: { status: 'ready', product: tee },
    unit: 'cm',
    onUnitChange: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductSizeGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('it names the product, and links back to it and to its category', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Yaba Boxy Tee size guide' })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'T-Shirts' })).toHaveAttribute('href', '/shop?category=tshirt');
      await expect(trail.getByRole('link', { name: 'Yaba Boxy Tee' })).toHaveAttribute(
        'href',
        '/product/p1/yaba-boxy-tee',
      );
    });
    await step('it shows the product’s own measurements, and draws its size', async () => {
      await expect(
        canvas.getByRole('region', { name: `${boxyTeeGuide.name}: measurements in centimeters` }),
      ).toBeVisible();
      await expect(canvas.getByRole('radio', { name: 'L' })).toBeChecked();
    });
    await step('it links to the guides of other categories', async () => {
      const others = within(canvas.getByRole('navigation', { name: 'Other size guides' }));
      await expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/size-guide/hoodie',
        '/size-guide/sneaker',
        '/size-guide/jacket',
      ]);
    });
    await step('Print is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};
/** A name of 120 characters, without a space that could break it. */
export const Long: Story = {
  args: { state: { status: 'ready', product: { ...tee, name: 'Heavyweight'.repeat(11).slice(0, 120) } } },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the size guide' })).toBeInTheDocument();
  },
};
/** The product has no size guide. */
export const Empty: Story = {
  args: { state: { status: 'ready', product: unmeasured } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No size guide yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View product' })).toHaveAttribute(
      'href',
      '/product/p1/yaba-boxy-tee',
    );
  },
};
export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.productLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
