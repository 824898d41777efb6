import { refusals } from '@abs/api/refusals';
import { remember } from '@abs/shop/session/tabStorage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { coverPicked, subPicked } from '../../fixtures/pickedPictures.ts';
import { editedProduct, typedValues } from '../../fixtures/productForm.ts';
import { uploaded } from '../../fixtures/served.ts';
import { flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/addItem' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const editing = { address: `/admin/products/${editedProduct.id}/edit` };

const named = (picked: typeof coverPicked) =>
  'picture' in picked && typeof picked.picture === 'object'
    ? [{ name: picked.name, picture: uploaded(picked.picture) }]
    : [];

/** Stores the draft of a form that was filled in and left. */
function withDraft(): void {
  signInAsAdmin();
  remember('product.new', {
    version: 1,
    productId: null,
    values: typedValues,
    pictures: { salesCoverPicture: named(coverPicked), subImages: subPicked.flatMap(named) },
    unfinished: [],
  });
}

const upload: NonNullable<Story['play']> = async ({ canvas }) => {
  await page('Add new cloth');
  await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
};

export const Loading = {
  parameters: { flow: { machine: 'productForm', state: 'loading' } },
  args: editing,
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminProduct');
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'productForm', state: 'notFound' } },
  args: { address: '/admin/products/none/edit' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Product not found' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'productForm', state: 'failed' } },
  args: editing,
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminProduct', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const Editing = {
  parameters: {
    flow: [
      { machine: 'productForm', state: 'open.form.editing' },
      { machine: 'productForm', state: 'open.draft.kept' },
    ],
  },
  args: editing,
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByDisplayValue(editedProduct.name);
  },
} satisfies Story;

export const Uploading = {
  parameters: { flow: { machine: 'productForm', state: 'open.form.uploading' } },
  beforeEach: () => {
    withDraft();
    server.hold('uploadPicture');
  },
  play: async (context) => {
    await page('Add new cloth');
    const picture = new File([new Uint8Array(2048)], 'jacket-side.png', { type: 'image/png' });
    await userEvent.upload(context.canvas.getByLabelText('Choose pictures Sub images'), picture);
    await upload(context);
  },
} satisfies Story;

export const Saving = {
  parameters: { flow: { machine: 'productForm', state: 'saving' } },
  beforeEach: () => {
    withDraft();
    server.hold('createProduct');
  },
  play: upload,
} satisfies Story;

export const Saved = {
  parameters: { flow: { machine: 'productForm', state: 'saved' } },
  beforeEach: withDraft,
  play: async (context) => {
    await upload(context);
    await toastSaying('The product has been added.');
  },
} satisfies Story;
