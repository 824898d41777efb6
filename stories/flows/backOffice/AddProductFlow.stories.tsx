import type { Picture } from '@abs/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';
import { pngOf } from '../../fixtures/pictureFiles.ts';
import { typedValues } from '../../fixtures/productForm.ts';
import { uploaded } from '../../fixtures/served.ts';
import { fill, flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/addItem' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const [front, back, collar] = productOf('jacket').pictures as [Picture, Picture, Picture, ...Picture[]];
const COVER = 'Choose picture Sales cover picture';
const SUB_IMAGES = 'Choose pictures Sub images';

const required = [
  ['Name', 'Name of cloth is required'],
  ['Description', 'Description is required'],
  ['Size', 'Size is required'],
  ['Color', 'Color is required'],
  ['Price in naira', 'Price is required'],
  ['Quantity', 'Quantity is required'],
  [COVER, 'Sales cover picture is required'],
  [SUB_IMAGES, 'At least one sub image is required'],
] as const;

export const Refused = {
  tags: ['5.1.20', '5.1.21', '5.1.22', '5.1.23', '5.1.24', '5.1.26'],
  beforeEach: signInAsAdmin,
  play: async ({ canvas, step }) => {
    await step('an empty form shows an error at each field and focuses the first', async () => {
      await page('Add new cloth');
      await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
      for (const [label, sentence] of required) {
        const field = canvas.getByLabelText(label);
        await expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
        await expect(field).toBeInvalid();
      }
      await waitFor(() => expect(canvas.getByLabelText('Name')).toHaveFocus());
      await expect(server.calls).not.toContain('createProduct');
    });
  },
} satisfies Story;

export const Filled = {
  tags: ['5.1.29'],
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await Refused.play(context);
    const { canvas, canvasElement, step } = context;
    await step('filled fields no longer show an error', async () => {
      await fill(canvas.getByLabelText('Name'), typedValues.name);
      await fill(canvas.getByLabelText('Description'), typedValues.description);
      await userEvent.selectOptions(canvas.getByLabelText('Category'), 'Jacket');
      await userEvent.selectOptions(canvas.getByLabelText('Size'), typedValues.size);
      await fill(canvas.getByLabelText('Color'), typedValues.color);
      await fill(canvas.getByLabelText('Price in naira'), typedValues.price);
      await fill(canvas.getByLabelText('Quantity'), typedValues.quantity);
      for (const [label] of required.slice(0, 6)) await expect(canvas.getByLabelText(label)).toBeValid();
    });
    await step('the preview shows the product as in the shop', async () => {
      const preview = canvasElement.querySelector('[data-slot="product-preview"]');
      await expect(preview).toHaveTextContent(typedValues.name);
      await expect(preview).toHaveTextContent('₦68,500');
    });
  },
} satisfies Story;

export const Uploading = {
  tags: ['7.1.29'],
  beforeEach: () => {
    signInAsAdmin();
    server.hold('uploadPicture');
  },
  play: async (context) => {
    await Filled.play(context);
    const { canvas, step } = context;
    const progress = (name: string) => canvas.findByRole('progressbar', { name: `Uploading ${name}` });
    await step('pictures upload as soon as they are chosen, and are shown meanwhile', async () => {
      await userEvent.upload(canvas.getByLabelText(COVER), await pngOf(front, 'front.png'));
      await expect(await progress('front.png')).toHaveAttribute('aria-valuenow', '50');
      const preview = canvas.getByRole('img', { name: 'front.png' });
      await waitFor(() => expect(preview).toBeVisible());
    });
    await step('two pictures upload at a time, and the third waits', async () => {
      const others = [await pngOf(back, 'back.png'), await pngOf(collar, 'collar.png')];
      await userEvent.upload(canvas.getByLabelText(SUB_IMAGES), others);
      await expect(await progress('back.png')).toHaveAttribute('aria-valuenow', '50');
      const subImages = within(canvas.getByRole('list', { name: 'Sub images' }));
      await expect(subImages.getAllByRole('img')).toHaveLength(2);
      await expect(subImages.getByText('Waiting')).toBeVisible();
    });
    await step('the form can be submitted before the uploads end', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
      await expect(canvas.getByText('We’ll save it as soon as all pictures have uploaded.')).toBeVisible();
      await expect(server.calls).not.toContain('createProduct');
    });
  },
} satisfies Story;

export const Saved = {
  tags: ['2.15.1'],
  beforeEach: Uploading.beforeEach,
  play: async (context) => {
    await Uploading.play(context);
    const { canvas, step } = context;
    await step('the product is saved once when the uploads end', async () => {
      server.release('uploadPicture');
      const heading = await canvas.findByRole('heading', { name: `${typedValues.name} is in the shop` });
      await waitFor(() => expect(heading).toHaveFocus());
      await toastSaying('The product has been added.');
      await expect(server.calls.filter((name) => name === 'createProduct')).toHaveLength(1);
    });
    await step('it is saved with its price as a number and its pictures in order', async () => {
      const [product] = server.backOffice.products;
      await expect(product).toMatchObject({ price: 68_500, quantity: 24, salesCoverPicture: uploaded(front).src });
      await expect(product?.subImages).toEqual([uploaded(back).src, uploaded(collar).src]);
      await expect(server.backOffice.uploads.map(({ name }) => name)).toEqual(['front.png', 'back.png', 'collar.png']);
    });
  },
} satisfies Story;

export const InTheShop = {
  tags: ['2.15.1'],
  beforeEach: Uploading.beforeEach,
  play: async (context) => {
    await Saved.play(context);
    const { canvas, step } = context;
    await step('the shop shows it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'View in the shop' }));
      await page(typedValues.name);
      await expect(canvas.getByText('₦68,500')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
    });
  },
} satisfies Story;
