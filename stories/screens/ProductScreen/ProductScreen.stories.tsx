import { choiceOf, messages, shownProduct } from '@abs/machines';
import { Link } from '@abs/ui';
import { ProductScreen, type ProductScreenProps, type ProductState } from '@abs/ui/screens/ProductScreen';
import { SizeGuideLink } from '@abs/ui/shop/SizeGuideLink';
import { from } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bare, firstPage, productOf } from '../../fixtures/catalogue.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { sizeGuides } from '../../fixtures/sizeGuides.ts';
import { expectFocus } from '../../fixtures/tabOrder.ts';
import { firstColor, secondColor, soldOutColor, styleIn } from '../../fixtures/variants.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

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
    onSizeChoose: fn(),
    onColorChoose: fn(),
    onAddToCart: fn(),
    onOrderNow: fn(),
    onRetry: fn(),
    shareUrl: 'https://abs.example/product/1/opebi-hoodie',
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs', '2.7.1', '2.7.2', '2.7.4', '2.7.5', '9.1.16'],
  play: async ({ args, canvas, step }) => {
    const group = within(canvas.getByRole('group', { name: `Quantity of ${hoodie.name}` }));
    const more = group.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
    const less = group.getByRole('button', { name: `Decrease quantity of ${hoodie.name}` });
    await step('it shows the product’s facts', async () => {
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
    await step('the quantity increases by one', async () => {
      await userEvent.click(more);
      await expect(args.onQuantityChange).toHaveBeenLastCalledWith(2);
    });
    await step('Add to Cart and Order Now are reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
      await expect(args.onAddToCart).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
      await expect(args.onOrderNow).toHaveBeenCalledOnce();
    });
    await step('a press on a thumbnail is reported', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Picture 2 of/ }));
      await expect(args.onPictureSelect).toHaveBeenLastCalledWith(1);
    });
  },
};
/** The whole stock. The stepper says why it cannot be increased. */
export const AllOfThem: Story = {
  tags: ['2.7.4'],
  args: { state: { status: 'ready', product: { ...hoodie, quantity: 3 }, related, quantity: 3 } },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: `Increase quantity of ${hoodie.name}` });
    await userEvent.click(more);
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
    await expect(more).toHaveAccessibleDescription('Only 3 in stock');
  },
};
export const SecondPicture: Story = {
  tags: ['2.7.1'],
  args: { state: { status: 'ready', product: hoodie, related, pictureIndex: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(canvas.getByRole('img', { name: hoodie.pictures?.[1]?.alt })).toBeVisible());
  },
};
/** The gallery follows its props, as on the page. */
function Gallery(args: ProductScreenProps) {
  const [pictureIndex, setPictureIndex] = useState(0);
  const { state } = args;
  return (
    <ProductScreen
      {...args}
      state={state.status === 'ready' ? { ...state, pictureIndex } : state}
      onPictureSelect={setPictureIndex}
    />
  );
}
const zoomLink = (picture = 0) => ['link', `Zoom: ${hoodie.pictures?.[picture]?.alt}`] as const;
export const Zoom: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas, step }) => {
    const [role, name] = zoomLink();
    const link = canvas.getByRole(role, { name });
    const viewer = () => screen.findByRole('dialog', { name: `Pictures of ${hoodie.name}` });
    await step('without script, the main picture links to its largest file', async () => {
      await expect(link).toHaveAttribute('href', expect.stringMatching(/-1200\.avif$/));
    });
    await step('with script, the viewer opens over the page', async () => {
      await userEvent.click(link);
      const { getByRole, getByText } = within(await viewer());
      await userEvent.click(getByRole('button', { name: 'Next picture' }));
      await waitFor(() => expect(getByText(/^2 of/)).toBeVisible());
      await userEvent.click(getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('closing shows the same picture on the page and focuses it', async () => {
      await expect(canvas.getByRole('link', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
      await expectFocus(...zoomLink(1));
      await expect(canvas.queryByRole(role, { name })).toBeNull();
    });
  },
};
/** A swipe is the browser's own scrolling, which thumbnails and picture follow. */
export const Swiped: Story = {
  render: (args) => <Gallery {...args} />,
  play: async ({ canvas, canvasElement, step }) => {
    const track = canvasElement.querySelector<HTMLElement>('[data-slot="gallery-track"]');
    if (!track) throw new Error('There is no gallery');
    const at = (place: number) => (track.children[place] as HTMLElement).offsetLeft;
    await step('a swipe selects a picture', async () => {
      await waitFor(() => expect(track.children).toHaveLength(hoodie.pictures?.length ?? 0));
      track.scrollTo({ left: at(1), behavior: 'instant' });
      const second = canvas.getByRole('link', { name: /^Picture 2 of/ });
      await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
      await expect(canvas.getByRole('link', { name: zoomLink(1)[1] })).toBeVisible();
    });
    await step('a thumbnail scrolls to its picture', async () => {
      await userEvent.click(canvas.getByRole('link', { name: /^Picture 4 of/ }));
      await waitFor(() => expect(track.scrollLeft).toBe(at(3)));
      await userEvent.click(canvas.getByRole('link', { name: /^Picture 1 of/ }));
      await waitFor(() => expect(track.scrollLeft).toBe(0));
    });
  },
};
export const Related: Story = {
  tags: ['2.7.6', '9.1.7'],
  args: { state: { status: 'ready', product: hoodie, related } },
  play: async ({ canvas, step }) => {
    const carousel = within(canvas.getByRole('region', { name: 'You might also like' }));
    const back = await carousel.findByRole('button', { name: 'Back' });
    const inView = matchMedia(from.navigation).matches ? 4 : matchMedia(from.tablet).matches ? 3 : 2;
    const start = Array.from({ length: inView }, (_, place) => place);
    /** The indexes, from 0, of the products that are completely visible. */
    const whole = () => {
      const track = carousel.getByRole('list').getBoundingClientRect();
      return carousel.getAllByRole('listitem').flatMap((item, place) => {
        const { left, right } = item.getBoundingClientRect();
        return left >= track.left - 1 && right <= track.right + 1 ? [place] : [];
      });
    };
    await step(
      'a desktop shows four products, a tablet three, a phone two, and a part of the next one on both',
      async () => {
        await expect(whole()).toEqual(start);
        const next = carousel.getAllByRole('listitem')[inView]?.getBoundingClientRect();
        await expect(next?.left).toBeGreaterThan(0);
        if (inView < 4) await expect(next?.left).toBeLessThan(window.innerWidth);
      },
    );
    await step('at the start it scrolls only forward', async () => {
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    const goForward = async () => {
      await userEvent.click(carousel.getByRole('button', { name: 'Forward' }));
      await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
      await waitFor(() => expect(whole()).toEqual(start.map((place) => place + inView)));
    };
    await step('forward scrolls on and enables back', goForward);
    await step('back scrolls to the first product', async () => {
      await userEvent.click(back);
      await waitFor(() => expect(whole()).toEqual(start));
      await waitFor(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    });
    await step('forward scrolls on again', goForward);
  },
};
export const Adding: Story = { args: { pending: 'adding' } };
export const OutOfStock: Story = {
  args: { state: { status: 'ready', product: { ...hoodie, quantity: 0 }, related } },
  play: async ({ canvas, step }) => {
    await step('it says so instead of offering the product', async () => {
      await expect(canvas.getByText(/^Out of stock/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
    });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Missing: Story = {
  tags: ['2.7.7'],
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go Shop' })).toHaveAttribute('href', '/');
  },
};
export const ErrorLoading: Story = {
  tags: ['8.1.20'],
  name: 'Error',
  args: { state: { status: 'error', message: messages.productLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** With a backend of the basic contract, without a color. */
export const BasicBackend: Story = {
  tags: ['2.7.3', '3.1.9'],
  args: { state: { status: 'ready', product: { ...bare(hoodie), color: '', subImages: [] }, related: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No color available')).toBeVisible();
  },
};

/** The page of a style, in the color and size of its URL. */
function styleState(color: string, of: string, size: string | null = null): Extract<ProductState, { status: 'ready' }> {
  const loaded = styleIn(color, of);
  const facts = { product: loaded, productId: loaded.id, size };
  return { status: 'ready', product: shownProduct(facts) ?? loaded, related, choice: choiceOf(facts) };
}

/** A style with several sizes and colors, before a size is chosen. */
export const Choosing: Story = {
  args: { state: styleState(firstColor, 'M'), sizeGuide: <Link to="/size-guides/hoodies">Size guide</Link> },
  play: async ({ args, canvas, step }) => {
    await step('each size announces its availability', async () => {
      const sizes = within(canvas.getByRole('radiogroup', { name: 'Size' })).getAllByRole('radio');
      await expect(sizes.map((radio) => radio.ariaLabel)).toEqual(['S, only 2 left', 'M', 'L, sold out', 'XL']);
      await expect(canvas.getByRole('link', { name: 'Size guide' })).toBeVisible();
    });
    await step('a press on a size is reported', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'L, sold out' }));
      await expect(args.onSizeChoose).toHaveBeenLastCalledWith('L');
    });
    await step('a color is a link to its page, and a press is reported', async () => {
      const other = canvas.getByRole('link', { name: secondColor });
      await expect(other).toHaveAttribute('href', expect.stringMatching(/^\/product\//));
      await userEvent.click(other);
      await expect(args.onColorChoose).toHaveBeenLastCalledWith(expect.objectContaining({ color: secondColor }));
    });
    await step('color and size are not among the facts', async () => {
      await expect(canvas.queryByRole('term', { name: 'Size' })).toBeNull();
    });
  },
};
export const SizeMissing: Story = {
  args: { state: { ...styleState(firstColor, 'M'), isSizeMissing: true } },
  play: async ({ args, canvas, step }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' });
    await step('the sizes have the focus and are described by the message', async () => {
      await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
      await expect(group).toHaveAccessibleDescription('Choose a size');
    });
    await step('another press moves the focus there again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Order Now' }));
      await expect(args.onOrderNow).toHaveBeenCalledOnce();
      await expect(group).toContainElement(document.activeElement as HTMLElement);
    });
  },
};
export const SizeChosen: Story = { args: { state: styleState(firstColor, 'S', 'S') } };
/** The color is not made in the previously chosen size. */
export const NotMade: Story = {
  args: { state: styleState(secondColor, 'S', 'XL') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText('Not made in XL. Choose another size.'))).toBeVisible();
  },
};
/** The slot for offers in a sold-out size. */
export const SizeSoldOut: Story = {
  args: { state: styleState(firstColor, 'L', 'L'), restock: <Link to="/restock">Email me when it’s back</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(wholeText('Out of stock in size L. You can’t order it right now.'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email me when it’s back' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull();
  },
};
/** All sizes of the color are sold out, and the size to wait for is not chosen yet. */
export const ColorSoldOut: Story = {
  args: { state: styleState(soldOutColor, 'M'), restock: 'Email me when it’s back' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(wholeText(`Out of stock in ${soldOutColor}. You can’t order it right now.`)),
    ).toBeVisible();
    await expect(canvas.queryByText('Email me when it’s back')).toBeNull();
  },
};
/** The sizes have different prices. */
export const LowestPrice: Story = {
  args: { state: { ...styleState(firstColor, 'M'), isLowestPrice: true } },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('heading', { level: 1 });
    await expect(name.nextElementSibling).toHaveTextContent(/^From ₦/);
  },
};
/** On a phone, a bar adds the chosen size while the button is off screen. The bar ends before the footer. */
export const AddBar: Story = {
  args: { state: styleState(firstColor, 'M', 'M') },
  play: async ({ args, canvas, step }) => {
    if (matchMedia('(min-width: 1000px)').matches) {
      await expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull();
      return;
    }
    await step('the bar is shown while the page’s button is off screen', async () => {
      window.scrollTo(0, 0);
      await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
      await expect(args.onAddToCart).toHaveBeenCalledOnce();
    });
    await step('the bar disappears when the button comes into view', async () => {
      canvas.getByRole('button', { name: 'Add to Cart' }).scrollIntoView({ block: 'center' });
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Add' })).toBeNull());
    });
    window.scrollTo(0, 0);
    await canvas.findByRole('button', { name: 'Add' });
  },
};
/** A product with one size has a size guide too. */
export const MeasuredInOneSize: Story = {
  args: { sizeGuide: <SizeGuideLink guide={sizeGuides.hoodie} unit="cm" onUnitChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Size guide' })).toBeVisible();
  },
};
