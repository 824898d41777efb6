import { productPath } from '@abs/contract';
import { Button } from '@abs/ui';
import { ItemRow, ItemRowSkeleton } from '@abs/ui/components/ItemRow';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';
import { tabTo } from '../../fixtures/tabOrder.ts';

const [product] = products;
if (!product) throw new Error('The demo catalogue is empty.');

const meta = {
  tags: ['purchase'],
  component: ItemRow,
  args: {
    name: product.name,
    to: productPath(product),
    picture: product.cover ?? product.salesCoverPicture,
    price: 33_000,
    size: product.size,
    color: product.color,
    colorHex: product.colorHex,
  },
} satisfies Meta<typeof ItemRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: product.name })).toHaveAttribute('href', productPath(product));
    await expect(canvas.getByText('Size').nextElementSibling).toHaveTextContent(product.size);
    await expect(canvas.getByText('₦33,000')).toBeVisible();
  },
};
/** The total price is at the end, with the unit price below it. */
export const Several: Story = {
  args: { pieces: 3, quantity: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦99,000')).toBeVisible();
    await expect(canvas.getByText('₦33,000 each')).toBeVisible();
  },
};
export const Badged: Story = { args: { badge: '+2', priceLabel: 'Total' } };
/** Without a link, because the product is no longer in the shop. */
export const Plain: Story = {
  args: { to: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const WithTools: Story = {
  args: { aside: 'Only 2 left', children: <Button size="small">Pay now</Button> },
};
export const Loading: Story = { render: () => <ItemRowSkeleton /> };
const onPress = fn();
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: {
    children: (
      <Button size="small" onClick={onPress}>
        Pay now
      </Button>
    ),
  },
  play: async ({ step }) => {
    await step('Tab moves to the name, then to the controls, and skips the picture', async () => {
      await tabTo(['link', product.name], ['button', 'Pay now']);
      await userEvent.keyboard('{Enter}');
      await expect(onPress).toHaveBeenCalledOnce();
    });
  },
};
