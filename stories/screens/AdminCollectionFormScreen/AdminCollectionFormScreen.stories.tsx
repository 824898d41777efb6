import { refusals } from '@abs/api/refusals';
import type { AdminCollectionDetail } from '@abs/contract';
import { categoryForm, collectionForm, pictureMessages } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminCollectionFormScreen } from '@abs/ui/screens/AdminCollectionFormScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminCollections } from '../../fixtures/collections.ts';
import { errorOf } from '../../fixtures/errorOf.ts';

const [rain, hoodies] = adminCollections as [AdminCollectionDetail, AdminCollectionDetail];

const meta = {
  tags: ['admin'],
  component: AdminCollectionFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', collection: rain },
    picture: rain.picture ?? null,
    search: { text: '', state: { status: 'idle' } },
    onFileChosen: fn(),
    onPictureRemove: fn(),
    onSearch: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminCollectionFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a product that is no longer on sale is in the list too', async () => {
      const list = within(canvas.getByRole('list', { name: 'Products of the collection' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
    });
    await step('moving and removing products is saved', async () => {
      const [first, second, third] = rain.items;
      await userEvent.click(canvas.getByRole('button', { name: `Move ${second?.name} up` }));
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${third?.name}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const [draft] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] ?? [];
      await expect(draft).toMatchObject({ title: 'Rainy season', items: [second, first] });
    });
  },
};
export const New: Story = {
  args: {
    state: { status: 'ready', collection: null },
    picture: null,
    search: { text: 'hoodie', state: { status: 'ready', items: rain.items } },
  },
  play: async ({ args, canvas, step }) => {
    await step('the address follows the title until it is edited', async () => {
      const title = canvas.getByRole('textbox', { name: 'Title' });
      await userEvent.type(title, 'Ètò Rain!');
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('eto-rain');
      await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), '-2');
      await userEvent.type(title, ' again');
      await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue('eto-rain-2');
    });
    await step('a found product is added once', async () => {
      const name = rain.items[0]?.name ?? '';
      await userEvent.click(canvas.getByRole('button', { name: `Add: ${name}` }));
      const added = canvas.getByRole('button', { name: `Added: ${name}` });
      await expect(added).toHaveFocus();
      await userEvent.click(added);
      await expect(canvas.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    });
    await step('it saves the typed values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add collection' }));
      await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ title: 'Ètò Rain! again' }));
    });
  },
};
export const Category: Story = {
  tags: ['10.6.9'],
  args: { state: { status: 'ready', collection: hoodies }, picture: rain.picture ?? null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove The picture' }));
    await expect(args.onPictureRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('textbox', { name: 'Address' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Products' })).toBeNull();
  },
};
export const Invalid: Story = {
  args: {
    message: refusals.collectionChanged[1],
    errors: {
      title: errorOf(categoryForm, 'title'),
      slug: refusals.slugTaken('rainy-season')[1],
      endsAt: errorOf(collectionForm, 'endsAt', '2026-11-01T08:00', { startsAt: '2026-11-02T08:00' }),
      styleIds: refusals.productNotOnSale[1],
    },
    pictureMessage: pictureMessages.empty,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    await expect(canvas.getByText('This product is no longer on sale. Remove it.')).toBeVisible();
  },
};
export const Uploading: Story = { args: { uploading: { name: 'rain.png' } } };
export const Saving: Story = { args: { pending: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NotFound: Story = { args: { state: { status: 'notFound' } } };
export const Failed: Story = { args: { state: { status: 'error', message: adminMessages.collectionLoadFailed } } };
