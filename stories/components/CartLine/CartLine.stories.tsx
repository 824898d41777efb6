import { productPath } from '@abs/contract';
import type { CartItem } from '@abs/contract/entities';
import { CartLine } from '@abs/ui/shop/CartLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { cart, fewLeftLine, sizedLine, soldOutLine } from '../../fixtures/purchases.ts';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const [one, two] = cart.items as [CartItem, CartItem, ...CartItem[]];

const meta = {
  tags: ['purchase'],
  component: CartLine,
  args: { item: one, onStep: fn(), onRemove: fn() },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.8.2', '4.2.9'],
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('it shows picture, size, color and price', async () => {
      await expect(canvasElement.querySelector('img')).toHaveAttribute('src', one.product.salesCoverPicture);
      await expect(canvas.getByText('Size').nextElementSibling).toHaveTextContent(one.product.size);
      await expect(canvas.getByText('Color').nextElementSibling).toHaveTextContent(one.product.color);
      await expect(canvas.getByText(`₦${one.product.price.toLocaleString('en-NG')}`)).toBeVisible();
    });
    await step('plus, minus and delete are reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${one.product.name}` }));
      await expect(args.onStep).toHaveBeenLastCalledWith(1);
      await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${one.product.name}` }));
      await expect(args.onStep).toHaveBeenLastCalledWith(-1);
      const icon = canvas.getByRole('button', { name: `Delete ${one.product.name}` });
      await userEvent.click(icon);
      await expect(args.onRemove).toHaveBeenCalledWith(icon);
    });
    await step('the name leads to the product', async () => {
      const link = canvas.getByRole('link', { name: one.product.name });
      await expect(link).toHaveAttribute('href', productPath({ id: one.productId, name: one.product.name }));
    });
  },
};
export const Several: Story = { args: { item: two } };
export const AllThereIs: Story = {
  args: { item: fewLeftLine },
  play: async ({ args, canvas, step }) => {
    await step('the quantity stops at the stock', async () => {
      const more = canvas.getByRole('button', { name: `Increase quantity of ${fewLeftLine.product.name}` });
      await userEvent.click(more);
      await expect(args.onStep).not.toHaveBeenCalled();
      await expect(more).toHaveAccessibleDescription('Only 3 in stock');
    });
  },
};
const limitedLine = { ...two, quantity: 20, product: { ...two.product, quantity: 90, maxPerOrder: 20 } };
export const AllOneMayOrder: Story = {
  args: { item: limitedLine },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: `Increase quantity of ${two.product.name}` });
    await userEvent.click(more);
    await expect(args.onStep).not.toHaveBeenCalled();
    await expect(more).toHaveAccessibleDescription('You can order up to 20');
  },
};
export const MoreThanOneMayOrder: Story = {
  args: { item: { ...limitedLine, quantity: 50 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('You can order up to 20', { selector: 'p *' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${two.product.name}` }));
    await expect(args.onStep).toHaveBeenLastCalledWith(-1);
  },
};
export const TooMany: Story = {
  args: { item: { ...fewLeftLine, product: { ...fewLeftLine.product, quantity: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Only 2 left')).toBeVisible();
  },
};
export const Unavailable: Story = {
  args: { item: soldOutLine },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: `Delete ${soldOutLine.product.name}` }),
    ).toHaveAccessibleDescription('No longer available');
  },
};
const sizeOf = (canvas: ReturnType<typeof within>) =>
  canvas.getByRole('combobox', { name: `Size of ${sizedLine.product.name}` });
export const OtherSizes: Story = {
  args: { item: sizedLine, onSizeChange: fn() },
  play: async ({ args, canvas, step }) => {
    await step('it lists the sizes, with sold-out ones disabled', async () => {
      await expect(sizeOf(canvas)).toHaveDisplayValue('M');
      await expect(canvas.getByRole('option', { name: 'S, sold out' })).toBeDisabled();
    });
    await step('a choice is reported', async () => {
      await userEvent.selectOptions(sizeOf(canvas), 'L');
      await expect(args.onSizeChange).toHaveBeenCalledWith(`${sizedLine.productId}-l`);
    });
  },
};
export const NoLongerMade: Story = {
  args: {
    item: { ...sizedLine, product: { ...sizedLine.product, size: 'XXL', quantity: 0 } },
    onSizeChange: fn(),
  },
  play: async ({ args, canvas, step }) => {
    await step('another size can be chosen', async () => {
      await expect(canvas.getByText('No longer available')).toBeVisible();
      await expect(sizeOf(canvas)).toHaveDisplayValue('XXL');
      await userEvent.selectOptions(sizeOf(canvas), 'M');
      await expect(args.onSizeChange).toHaveBeenCalledWith(sizedLine.productId);
    });
  },
};
export const ChangingSize: Story = {
  args: { item: { ...sizedLine, product: { ...sizedLine.product, size: 'L' } }, onSizeChange: fn(), changing: true },
  play: async ({ args, canvas, step }) => {
    await step('the line is busy, and says why', async () => {
      const more = canvas.getByRole('button', { name: `Increase quantity of ${sizedLine.product.name}` });
      await userEvent.click(more);
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${sizedLine.product.name}` }));
      await expect(args.onStep).not.toHaveBeenCalled();
      await expect(args.onRemove).not.toHaveBeenCalled();
      await expect(more).toHaveAccessibleDescription('The size is being changed');
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { item: fewLeftLine },
  play: async ({ args, step }) => {
    const { name } = fewLeftLine.product;
    await step(
      'Tab moves to product, minus, plus and delete, and a button at its limit explains the limit',
      async () => {
        await tabTo(
          ['link', name],
          ['button', `Decrease quantity of ${name}`],
          ['button', `Increase quantity of ${name}`],
        );
        await userEvent.keyboard('{Enter}');
        await expect(args.onStep).not.toHaveBeenCalled();
        await tabTo(['button', `Delete ${name}`]);
      },
    );
    await step('keys press the buttons', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onRemove).toHaveBeenCalledOnce();
      await tabBackTo(['button', `Increase quantity of ${name}`], ['button', `Decrease quantity of ${name}`]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onStep).toHaveBeenCalledWith(-1);
    });
  },
};
