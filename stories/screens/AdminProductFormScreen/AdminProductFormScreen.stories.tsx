import { addProductForm } from '@abs/contract';
import { adminMessages, messages } from '@abs/machines';
import { AdminProductFormScreen, type AdminProductFormScreenProps } from '@abs/ui/screens/AdminProductFormScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { errorOf } from '../../fixtures/errorOf.ts';
import { coverPicked, failed, refused, subPicked, uploading } from '../../fixtures/pickedPictures.ts';
import { editedProduct, editedValues, noValues, typedValues } from '../../fixtures/productForm.ts';

const noPictures = { salesCoverPicture: [], subImages: [] };
const pictures = { salesCoverPicture: [coverPicked], subImages: subPicked };

const meta = {
  tags: ['admin'],
  component: AdminProductFormScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { args }) => (
      <AdminShell path={args.mode === 'add' ? '/admin/addItem' : `/admin/products/${editedProduct.id}/edit`}>
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    mode: 'add',
    state: { status: 'editing' },
    values: noValues,
    pictures: noPictures,
    onChange: fn(),
    onFilesChosen: fn(),
    onPictureRemove: fn(),
    onPictureRetry: fn(),
    onPictureMove: fn(),
    onPictureMakeCover: fn(),
    onSubmit: fn(),
    onSubmitCancel: fn(),
    onStartOver: fn(),
    onAddAnother: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminProductFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the typed values, as the screen's parent would. */
function Kept(args: AdminProductFormScreenProps) {
  const [values, setValues] = useState(args.values);
  return (
    <AdminProductFormScreen
      {...args}
      values={values}
      onChange={(field, value) => {
        args.onChange(field, value);
        setValues((before) => ({ ...before, [field]: value }));
      }}
    />
  );
}

export const Default: Story = { render: (args) => <Kept {...args} /> };
export const InUse: Story = {
  tags: ['2.15.1', '2.15.2', '2.15.7', '5.1.28'],
  ...Default,
  play: async ({ args, canvas, canvasElement, step }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Add new cloth' })).toBeVisible();
    await step('Tab moves from field to field', async () => {
      canvas.getByLabelText('Name').focus();
      await userEvent.keyboard('Okada Jacket{Tab}Washed cotton twill.{Tab}');
      await expect(canvas.getByLabelText('Category')).toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledWith('name', 'Okada Jacket');
    });
    await step('each category has its sizes, and an invalid size must be chosen again', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Jacket');
      const size = canvas.getByLabelText('Size');
      const offered = () =>
        within(size)
          .getAllByRole('option')
          .map((option) => option.textContent);
      await expect(offered()).toEqual(['Choose a size', 'XS', 'S', 'M', 'L', 'XL', 'XXL']);
      await userEvent.selectOptions(size, 'L');
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Sneakers');
      await expect(size).toHaveValue('');
      await expect(offered().slice(1)).toEqual(Array.from({ length: 12 }, (_, index) => String(36 + index)));
    });
    await step('the price has its sign and a numeric keyboard', async () => {
      const price = canvas.getByLabelText('Price in naira');
      await expect(price).toHaveAttribute('inputmode', 'decimal');
      await userEvent.type(price, '68,500');
      await expect(price).toHaveValue('68,500');
    });
    await step('the card previews the product, hidden from screen readers', async () => {
      const preview = canvasElement.querySelector('[data-slot="product-preview"]');
      await expect(preview).toHaveTextContent('Okada Jacket');
      await expect(preview).toHaveTextContent('₦68,500');
      await expect(canvas.getByText('Okada Jacket').closest('[inert]')).not.toBeNull();
    });
  },
};
export const Filled: Story = {
  tags: ['2.15.1', '2.15.2'],
  args: { values: typedValues, pictures },
  play: async ({ args, canvas, step }) => {
    await step('Upload submits the form', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
      await expect(args.onSubmit).toHaveBeenCalledOnce();
    });
    await step('the color can be cleared, and then follows from its name', async () => {
      await expect(canvas.getByLabelText('Swatch color')).toHaveValue('#b8893a');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear swatch' }));
      await expect(args.onChange).toHaveBeenCalledWith('colorHex', '');
    });
    await step('pictures are reported with their field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move jacket-back.png later' }));
      await expect(args.onPictureMove).toHaveBeenCalledWith('jacket-back.png', 1);
      const file = new File(['picture'], 'sleeve.png', { type: 'image/png' });
      await userEvent.upload(canvas.getByLabelText('Choose pictures Sub images'), file);
      await expect(args.onFilesChosen).toHaveBeenCalledWith('subImages', [file]);
    });
  },
};
export const Invalid: Story = {
  tags: ['5.1.20', '5.1.21', '5.1.22', '5.1.23', '5.1.24'],
  args: {
    values: { ...noValues, name: 'O', price: 'about 5k' },
    errors: {
      name: errorOf(addProductForm, 'name', 'x'),
      description: errorOf(addProductForm, 'description'),
      price: errorOf(addProductForm, 'price', 'ten'),
      size: errorOf(addProductForm, 'size'),
      color: errorOf(addProductForm, 'color'),
      quantity: errorOf(addProductForm, 'quantity', ''),
      salesCoverPicture: errorOf(addProductForm, 'salesCoverPicture'),
      subImages: errorOf(addProductForm, 'subImages', []),
    },
  },
  play: async ({ args, canvas, step }) => {
    await step('the first invalid field is focused, and the typed values stay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
      await expect(canvas.getByLabelText('Name')).toHaveFocus();
      await expect(canvas.getByLabelText('Name')).toHaveValue('O');
    });
    await step('each field is described by its error', async () => {
      const { errors = {} } = args;
      const described = [
        ['Name', errors.name],
        ['Description', errors.description],
        ['Price in naira', errors.price],
        ['Size', errors.size],
        ['Quantity', errors.quantity],
        ['Choose picture Sales cover picture', errors.salesCoverPicture],
        ['Choose pictures Sub images', errors.subImages],
      ] as const;
      for (const [label, error] of described) {
        await expect(canvas.getByLabelText(label)).toBeInvalid();
        await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(String(error)));
      }
    });
  },
};
/** Only a picture is missing, and its file field takes the focus. */
export const PictureMissing: Story = {
  tags: ['5.1.25'],
  args: {
    values: typedValues,
    pictures: { ...pictures, subImages: [] },
    errors: { subImages: errorOf(addProductForm, 'subImages', []) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(canvas.getByLabelText('Choose pictures Sub images')).toHaveFocus();
  },
};
/** The form was submitted before the uploads ended, and stays open meanwhile. */
export const Uploading: Story = {
  args: { ...Filled.args, pictures: { ...pictures, subImages: uploading }, state: { status: 'uploading' } },
  play: async ({ args, canvas, step }) => {
    await step('it cannot be submitted twice, says what it waits for, and can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Uploading pictures…' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByText('We’ll save it as soon as all pictures have uploaded.')).toBeVisible();
      await expect(canvas.getByRole('progressbar', { name: /pocket/ })).toHaveAttribute('aria-valuenow', '45');
      await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
      await expect(args.onSubmitCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Saving: Story = {
  args: { ...Filled.args, state: { status: 'saving' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Name')).toBeDisabled();
  },
};
export const Failed: Story = {
  tags: ['8.1.21'],
  name: 'Error',
  args: { ...Filled.args, message: adminMessages.productCreateFailed },
  play: async ({ canvas, step }) => {
    await step('the reason is next to the button, and the typed values stay', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create product');
      await expect(canvas.getByLabelText('Name')).toHaveValue(typedValues.name);
      await expect(canvas.getByLabelText('Price in naira')).toHaveValue('68,500');
      await waitFor(() => expect(canvas.getByAltText('jacket-front.png')).toBeVisible());
      await expect(canvas.getByRole('button', { name: 'Upload' })).toBeEnabled();
    });
  },
};
export const PicturesFailed: Story = {
  args: {
    values: typedValues,
    pictures: { ...pictures, subImages: [...subPicked.slice(0, 2), failed] },
    refused: { subImages: refused },
    errors: { subImages: failed.message },
  },
};
export const Saved: Story = {
  args: { ...Filled.args, state: { status: 'saved', product: { id: 'okada', name: 'Okada Bomber Jacket' } } },
  play: async ({ args, canvas, step }) => {
    await step('the heading has the focus, with links to continue', async () => {
      const heading = canvas.getByRole('heading', { name: 'Okada Bomber Jacket is in the shop' });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(canvas.getByRole('link', { name: 'View in the shop' })).toHaveAttribute(
        'href',
        '/product/okada/okada-bomber-jacket',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Add another' }));
      await expect(args.onAddAnother).toHaveBeenCalledOnce();
    });
  },
};
export const Restored: Story = {
  args: {
    ...Filled.args,
    restored: true,
    restoredNote: '1 picture had not finished uploading: jacket-collar.jpg. Please choose it again.',
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/We restored what you typed last time\./)).toHaveTextContent('jacket-collar.jpg');
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
};
const edit = {
  mode: 'edit' as const,
  productName: editedProduct.name,
  values: editedValues,
  pictures: {
    salesCoverPicture: [{ id: 'cover', name: 'Front', status: 'done' as const, picture: editedProduct.cover }],
    subImages: (editedProduct.pictures ?? []).slice(1).map((picture, index) => ({
      id: picture.src,
      name: ['Back', 'Collar', 'Pocket'][index] ?? 'Detail',
      status: 'done' as const,
      picture,
    })),
  },
};
export const Edit: Story = {
  tags: ['2.13.2', '2.15.6'],
  args: edit,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: `Edit ${editedProduct.name}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(canvas.getByLabelText('Quantity in stock')).toHaveValue(String(editedProduct.quantity));
  },
};
export const EditSaved: Story = {
  tags: ['2.15.6'],
  args: { ...edit, state: { status: 'saved', product: editedProduct } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: `Your changes to ${editedProduct.name} are saved` });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      `/admin/products/${editedProduct.id}`,
    );
  },
};
/** A size that the shop no longer offers stays until another is chosen. */
export const OddSize: Story = {
  tags: ['2.15.7', '5.1.28'],
  args: { ...edit, values: { ...editedValues, size: 'One size' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Size')).toHaveValue('One size');
  },
};
export const Loading: Story = {
  args: { ...edit, productName: undefined, state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading product')).toBeInTheDocument();
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};
export const NotFound: Story = {
  args: { ...edit, productName: undefined, state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Product not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all clothes' })).toHaveAttribute('href', '/admin/products');
  },
};
export const LoadFailed: Story = {
  args: { ...edit, productName: undefined, state: { status: 'error', message: messages.productLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
