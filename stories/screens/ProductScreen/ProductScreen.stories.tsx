import { ProductScreen } from '@abs/ui/screens/ProductScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { bare, firstPage, productOf } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const hoodie = productOf('hoodie');
const related = firstPage.filter((product) => product.id !== hoodie.id).slice(0, 8);

const meta = {
  tags: ['catalogue'],
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/product/1">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    state: { status: 'ready', product: { ...hoodie, quantity: 3 }, related },
    onQuantityChange: fn(),
    onPictureSelect: fn(),
    onAddToCart: fn(),
    onOrderNow: fn(),
    onRetry: fn(),
    shareUrl: 'https://abs.example/product/1/opebi-hoodie',
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['photographs'],
  play: async ({ args, canvas, step }) => {
    const group = within(canvas.getByRole('group', { name: `Quantity of ${hoodie.name}` }));
    const more = group.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
    const less = group.getByRole('button', { name: `Decrease quantity of ${hoodie.name}` });
    await step('what it is', async () => {
      const name = canvas.getByRole('heading', { level: 1, name: hoodie.name });
      await expect(name.nextElementSibling).toHaveTextContent(`₦${hoodie.price.toLocaleString('en-NG')}`);
      await expect(canvas.getByText(hoodie.description)).toBeVisible();
      await expect(canvas.getByText('Color').nextElementSibling).toHaveTextContent(hoodie.color);
      await expect(canvas.getByText('Size').nextElementSibling).toHaveTextContent(hoodie.size);
      await expect(canvas.getByRole('img', { name: hoodie.pictures?.[0]?.alt })).toBeInTheDocument();
    });
    await step('the quantity does not go below one', async () => {
      await expect(group.getByRole('status')).toHaveTextContent('1');
      await userEvent.click(less);
      await expect(args.onQuantityChange).not.toHaveBeenCalled();
    });
    await step('it goes up by one', async () => {
      await userEvent.click(more);
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    });
    await step('there are two ways to have it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
      await expect(args.onAddToCart).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
      await expect(args.onOrderNow).toHaveBeenCalledOnce();
    });
    await step('a thumbnail asks to be the main picture', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Picture 2 of/ }));
      await expect(args.onPictureSelect).toHaveBeenLastCalledWith(1);
    });
  },
};
/** As many as there are: the stepper says why it goes no further. */
export const AllOfThem: Story = {
  args: { state: { status: 'ready', product: { ...hoodie, quantity: 3 }, related, quantity: 3 } },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
    await userEvent.click(more);
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(more).toHaveAccessibleDescription('Only 3 in stock');
  },
};
export const SecondPicture: Story = {
  args: { state: { status: 'ready', product: hoodie, related, pictureIndex: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('img', { name: hoodie.pictures?.[1]?.alt })).toBeVisible());
  },
};
export const Related: Story = {
  args: { state: { status: 'ready', product: hoodie, related } },
  play: async ({ canvas, step }) => {
    const carousel = within(canvas.getByRole('region', { name: 'You might also like' }));
    const back = await carousel.findByRole('button', { name: 'Back' });
    const wide = matchMedia('(min-width: 1000px)').matches;
    /** The places, from 0, of the products that are seen whole. */
    const whole = () => {
      const track = carousel.getByRole('list').getBoundingClientRect();
      return carousel.getAllByRole('listitem').flatMap((item, place) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= track.left - 1 && right <= track.right + 1 ? [place] : [];
      });
    };
    await step('a desktop shows four at a time, a phone one and the beginning of the next', async () => {
      await expect(whole()).toEqual(wide ? [0, 1, 2, 3] : [0]);
      const next = carousel.getAllByRole('listitem')[wide ? 4 : 1]?.getBoundingClientRect();
      await expect(next?.left).toBeGreaterThan(0);
      if (!wide) await expect(next?.left).toBeLessThan(window.innerWidth);
    });
    await step('at the start one can only go forward', async () => {
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    const goForward = async () => {
      await userEvent.click(carousel.getByRole('button', { name: 'Forward' }));
      await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
      await waitFor(() => expect(whole()).toEqual(wide ? [4, 5, 6, 7] : [1]));
    };
    await step('forward moves on, and then there is a way back', goForward);
    await step('back leads to the first again', async () => {
      await userEvent.click(back);
      await waitFor(() => expect(whole()).toEqual(wide ? [0, 1, 2, 3] : [0]));
      await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    });
    await step('and forward again', goForward);
  },
};
export const Adding: Story = { args: { pending: 'adding' } };
export const OutOfStock: Story = {
  args: { state: { status: 'ready', product: { ...hoodie, quantity: 0 }, related } },
  play: async ({ canvas, step }) => {
    await step('it says so instead of offering what cannot be had', async () => {
      await expect(canvas.getByText(/^Out of stock/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Missing: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Shop' })).toHaveAttribute('href', '/');
  },
};
export const ErrorLoading: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: 'Error fetching product by ID' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Against a backend that sends the basic contract alone, without a color. */
export const BasicBackend: Story = {
  args: { state: { status: 'ready', product: { ...bare(hoodie), color: '', subImages: [] }, related: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No color available')).toBeVisible();
  },
};
