import { productPath } from '@abs/contract';
import { adminMessages, messages } from '@abs/machines';
import { AdminProductScreen, type AdminProductScreenProps } from '@abs/ui/screens/AdminProductScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { editedProduct as product } from '../../fixtures/productForm.ts';

const meta = {
  tags: ['admin'],
  component: AdminProductScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path={`/admin/products/${product.id}`}>
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    state: { status: 'ready', product },
    onDelete: fn(),
    onDeleteConfirm: fn(),
    onDeleteCancel: fn(),
    onRestore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminProductScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const question = `Are you sure you want to delete ${product.name}?`;

export const Default: Story = {
  tags: ['2.13.2', '2.15.6', '2.15.7'],
  play: async ({ canvas, step }) => {
    const fact = (term: string) => canvas.getByText(term, { selector: 'dt' }).nextElementSibling;
    await step('it shows stock and sales', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
      await expect(fact('Price')).toHaveTextContent(`₦${product.price.toLocaleString('en-NG')}`);
      await expect(fact('Quantity in stock')?.textContent).toBe('58');
      await expect(fact('No of sales')).toHaveTextContent('148');
      await expect(fact('Size')).toHaveTextContent(product.size);
      await expect(fact('Color')).toHaveTextContent(product.color);
      await expect(fact('Added')).toHaveTextContent('16 November 2026');
      await expect(canvas.getByText(product.description)).toBeVisible();
    });
    await step('it shows all pictures with their alternative texts', async () => {
      const pictures = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('img');
      await expect(pictures).toHaveLength(product.pictures?.length ?? 0);
    });
    await step('links lead to related pages', async () => {
      const to = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
      await expect(to('Edit')).toBe(`/admin/products/${product.id}/edit`);
      await expect(to('View in the shop')).toBe(productPath(product));
      await expect(to('All clothes')).toBe('/admin/products');
    });
  },
};
export const LowStock: Story = {
  args: { state: { status: 'ready', product: { ...product, quantity: 3, isLowStock: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Quantity in stock').nextElementSibling).toHaveTextContent('3Low stock');
  },
};
export const OutOfStock: Story = {
  args: { state: { status: 'ready', product: { ...product, quantity: 0, isLowStock: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
  },
};
/** The dialog is opened and cancelled, and the focus returns. */
export const Asking: Story = {
  render: function Render(args: AdminProductScreenProps) {
    const [isConfirming, setIsConfirming] = useState(false);
    return (
      <AdminProductScreen
        {...args}
        confirmingDelete={isConfirming}
        onDelete={() => setIsConfirming(true)}
        onDeleteCancel={() => setIsConfirming(false)}
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    const dialog = within(await openedDialog('alertdialog', question));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closedDialog();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await expect(args.onDeleteConfirm).not.toHaveBeenCalled();
  },
};
export const Confirming: Story = {
  tags: ['2.15.6'],
  args: { confirmingDelete: true },
  play: async ({ args, step }) => {
    const dialog = await openedDialog('alertdialog', question);
    await step('it names the consequence', async () => {
      await expect(dialog).toHaveAccessibleDescription(/You can restore it later\./);
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
    await expect(args.onDeleteConfirm).toHaveBeenCalledOnce();
  },
};
export const Deleting: Story = {
  args: { pending: 'deleting' },
  play: async () => {
    const dialog = within(await openedDialog('alertdialog', question));
    await expect(dialog.getByRole('button', { name: 'Yes, Delete' })).toHaveAttribute('aria-busy', 'true');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};
export const DeleteFailed: Story = {
  args: { confirmingDelete: true, message: adminMessages.productDeleteFailed },
  play: async () => {
    const dialog = within(await openedDialog('alertdialog', question));
    await expect(dialog.getByRole('alert')).toHaveTextContent('Failed to delete the product.');
  },
};
export const Deleted: Story = {
  tags: ['2.15.6'],
  args: { state: { status: 'ready', product: { ...product, isDeleted: true } } },
  play: async ({ args, canvas, step }) => {
    await step('it says so, and offers only a link back', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('This product is deleted');
      await expect(canvas.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
      await expect(args.onRestore).toHaveBeenCalledOnce();
    });
  },
};
export const Restoring: Story = {
  args: { ...Deleted.args, pending: 'restoring' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};
export const RestoreFailed: Story = {
  args: { ...Deleted.args, message: adminMessages.productRestoreFailed },
};
/** From a backend that sends only picture addresses. */
export const Bare: Story = {
  args: {
    state: {
      status: 'ready',
      product: { ...product, pictures: undefined, cover: undefined, colorHex: undefined, category: undefined },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByAltText(`${product.name}, picture 1`)).toBeInTheDocument();
    await expect(canvas.getByText('Not given')).toBeVisible();
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading product');
  },
};
export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toHaveAttribute('href', '/admin/products');
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.productLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching product by ID');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
