import { type OrderItem, productPath } from '@abs/contract';
import { OrderLine } from '@abs/ui/shop/OrderLine';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paidOrders } from '../../fixtures/purchases.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const [item] = (paidOrders[0]?.orderItems ?? []) as [OrderItem, ...OrderItem[]];

const meta = {
  tags: ['purchase'],
  component: OrderLine,
  args: { item: { ...item, quantity: 2 } },
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.10.2'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', item.product.salesCoverPicture);
    await expect(canvas.getByRole('heading', { name: item.product.name })).toBeVisible();
    await expect(canvas.getByText('Size').nextElementSibling).toHaveTextContent(item.product.size);
    const color = canvas.getByText('Color').nextElementSibling;
    await expect(color).toHaveTextContent(item.product.color);
    await expect(color?.querySelector('[aria-hidden]')).toHaveStyle({ backgroundColor: item.product.colorHex });
    await expect(canvas.getByText('Quantity').nextElementSibling).toHaveTextContent('2');
  },
};
/** Without the additive fields of the contract: no unit price, no product link, no value of the color. */
export const Bare: Story = {
  tags: ['3.1.18'],
  args: { item: { ...item, price: undefined, product: { ...item.product, id: undefined, colorHex: undefined } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab stops at the name, which links to the product, not at the picture', async () => {
      await tabTo(['link', item.product.name]);
      await pressKey('{Enter}');
      await expect(canvas.getByRole('link')).toHaveAttribute(
        'href',
        productPath({ ...item.product, id: item.product.id ?? '' }),
      );
    });
  },
};
