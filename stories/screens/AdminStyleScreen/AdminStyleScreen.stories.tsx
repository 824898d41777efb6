import { refusals } from '@abs/api/refusals';
import type { AdminStyleColor } from '@abs/contract';
import { duplicateStyleForm } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminStyleScreen, ColorPictures } from '@abs/ui/screens/AdminStyleScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { errorOf } from '../../fixtures/errorOf.ts';
import { failed, uploading } from '../../fixtures/pickedPictures.ts';
import { hoodieStyle } from '../../fixtures/style.ts';

const meta = {
  tags: ['admin'],
  component: AdminStyleScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/styles/style-opebi">
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    state: { status: 'ready', style: hoodieStyle },
    onSave: fn(),
    onRetry: fn(),
    duplication: { onSubmit: fn() },
  },
} satisfies Meta<typeof AdminStyleScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sizes and colors of Opẹ́bí Hoodie' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, M' })).toHaveValue('7');
    await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, S' })).toHaveAccessibleDescription('14 waiting');
    await expect(canvas.getByRole('link', { name: 'See what people wait for' })).toBeVisible();
  },
};
/** The style has a size guide of its own. */
export const Measured: Story = {
  args: { state: { status: 'ready', style: { ...hoodieStyle, sizeGuideId: 'guide-boxy' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change its size guide' })).toHaveAttribute(
      'href',
      '/admin/size-guides/guide-boxy',
    );
  },
};
export const Edited: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a size and a color can be added', async () => {
      await userEvent.type(canvas.getByLabelText('Another size'), 'XXL{Enter}');
      await userEvent.type(canvas.getByLabelText('Another color'), 'Sand');
      await userEvent.click(canvas.getByRole('button', { name: 'Add color' }));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('saving sends only the changes', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Stock: Sand, XXL' }), '6');
      await userEvent.click(canvas.getByRole('button', { name: 'Save sizes and colors' }));
      await expect(args.onSave).toHaveBeenCalledWith([
        { size: 'XXL', color: 'Sand', price: '33000', quantity: '6', sku: '' },
      ]);
    });
  },
};
export const PasteRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Stock: Ochre, S' }));
    await userEvent.paste('1\t2');
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 columns were pasted, but there is only 1');
  },
};
export const Prices: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Price' }));
    await expect(canvas.getByRole('textbox', { name: 'Price in naira: Moss, M' })).toHaveValue('33000');
  },
};
export const Invalid: Story = {
  args: {
    message: refusals.skuTaken('OPB-1')[1],
    errors: [{ size: 'L', color: 'Black', field: 'sku', message: refusals.skuTaken('OPB-1')[1] }],
  },
  play: async ({ canvas, step }) => {
    await step('the tab with the error opens', async () => {
      await expect(canvas.getByRole('tab', { name: 'SKU' })).toHaveAttribute('aria-selected', 'true');
      await expect(canvas.getByRole('textbox', { name: 'SKU: Black, L' })).toBeInvalid();
    });
  },
};
export const Saving: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save sizes and colors' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
const picturesOf = (name: string) => (color: AdminStyleColor) => (
  <ColorPictures
    color={color.color}
    items={
      color.color === name
        ? [failed, ...uploading]
        : color.pictures.map((picture, index) => ({
            ...{ id: picture.src, name: `Picture ${index + 1}`, status: 'done' as const, picture },
          }))
    }
    pending={color.color === name ? 'uploading' : null}
    message={color.color === name ? 'Upload the failed pictures again, or remove them' : null}
    {...pictureCallbacks}
  />
);
const pictureCallbacks = {
  ...{ onFilesChosen: fn(), onRemove: fn(), onRetry: fn(), onMove: fn(), onSave: fn(), onSaveCancel: fn() },
};

export const Pictures: Story = {
  args: { renderPictures: picturesOf('none') },
  play: async ({ canvas, step }) => {
    await step('each color has its own pictures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save pictures of Ochre' }));
      await expect(pictureCallbacks.onSave).toHaveBeenCalledOnce();
    });
    await step('a picture can be made the cover', async () => {
      const list = within(canvas.getByRole('list', { name: 'Pictures of Black' }));
      await userEvent.click(list.getByRole('button', { name: 'Use Picture 3 as cover' }));
      await expect(pictureCallbacks.onMove).toHaveBeenLastCalledWith(expect.any(String), 0);
    });
  },
};
export const Uploading: Story = {
  args: { renderPictures: picturesOf('Moss') },
  play: async ({ canvas, step }) => {
    await step('saving waits for the uploads', async () => {
      await expect(canvas.getByRole('button', { name: 'Waiting for uploads' })).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Keep editing' }));
      await expect(pictureCallbacks.onSaveCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Duplicating: Story = {
  args: { duplication: { pending: true, onSubmit: fn() } },
};
export const NameTooLong: Story = {
  args: { duplication: { errors: { name: errorOf(duplicateStyleForm, 'name', 'x'.repeat(121)) }, onSubmit: fn() } },
  play: async ({ args, canvas, step }) => {
    await step('the name of the copy starts with the style’s name', async () => {
      const name = canvas.getByLabelText('Name of the copy');
      await expect(name).toHaveValue('Opẹ́bí Hoodie copy');
      await expect(name).toBeInvalid();
      await userEvent.click(canvas.getByRole('button', { name: 'Duplicate style' }));
      await expect(args.duplication?.onSubmit).toHaveBeenCalledWith({ name: 'Opẹ́bí Hoodie copy' });
    });
  },
};
export const UnsavedCopy: Story = {
  play: async ({ args, canvas, step }) => {
    await step('unsaved changes prevent duplicating and are kept', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Stock: Moss, M' }), '0');
      await userEvent.click(canvas.getByRole('button', { name: 'Duplicate style' }));
      await expect(canvas.getByRole('alert')).toHaveTextContent('Save your changes first');
      await expect(args.duplication?.onSubmit).not.toHaveBeenCalled();
      await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, M' })).toHaveValue('70');
    });
  },
};
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NotFound: Story = { args: { state: { status: 'notFound' } } };
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: adminMessages.styleLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
