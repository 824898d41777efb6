import { refusals } from '@abs/api/refusals';
import { type AdminSizeGuide, sizeGuideForm } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminSizeGuideFormScreen } from '@abs/ui/screens/AdminSizeGuideFormScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminSizeGuides } from '../../fixtures/adminSizeGuides.ts';
import { errorsOf } from '../../fixtures/errorOf.ts';
import { faultyGuideDrafts } from '../../fixtures/guideDraft.ts';
import { hoodieStyle } from '../../fixtures/style.ts';
import { styleItems } from '../../fixtures/styleItems.ts';

const guideFor = (category: AdminSizeGuide['category'], isForCategory = true) =>
  adminSizeGuides.find((guide) => guide.category === category && guide.isForCategory === isForCategory) ?? null;
const hoodies = guideFor('hoodie');

const meta = {
  tags: ['admin'],
  component: AdminSizeGuideFormScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', sizeGuide: hoodies, style: null },
    search: { text: '', state: { status: 'idle' } },
    onSearch: fn(),
    onSave: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminSizeGuideFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sentBy = ({ onSave }: { onSave: unknown }) => (onSave as ReturnType<typeof fn>).mock.calls.at(-1)?.[0];

export const Default: Story = {};
export const Edited: Story = {
  play: async ({ args, canvas, step }) => {
    const preview = within(canvas.getByRole('region', { name: 'Preview' }));
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    await step('the preview of the guide follows the typed values', async () => {
      await userEvent.clear(cell('Chest: M'));
      await userEvent.type(cell('Chest: M'), '61,5');
      await expect(preview.getByRole('cell', { name: '61.5' })).toBeVisible();
      await userEvent.type(cell('Height of the person in the drawing'), '182');
      await expect(preview.getByText(/a person of 182 cm/)).toBeVisible();
    });
    await step('a removed size is not sent', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove XS' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const { sizes, ...draft } = sentBy(args);
      await expect(draft).toMatchObject({ scope: 'category', name: 'Hoodies', bodyHeight: '182' });
      await expect(sizes.map(({ size }: { size: string }) => size)).toEqual(['S', 'M', 'L', 'XL', 'XXL']);
      await expect(sizes[1].measurements.chest).toBe('61,5');
    });
  },
};
export const New: Story = {
  args: { state: { status: 'ready', sizeGuide: null, style: null } },
  play: async ({ args, canvas, step }) => {
    await step('the name and the sizes follow the category until they are edited', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Sneakers');
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Sneakers');
      await expect(canvas.getByRole('textbox', { name: 'Foot length: 36' })).toBeVisible();
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Jackets');
    });
    await step('a pasted block fills the table and adds rows', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Size, row 6' }));
      await userEvent.paste('XXL\t70\t78\n3XL\t74\t80');
      await expect(canvas.getByRole('textbox', { name: 'Length: 3XL' })).toHaveValue('80');
    });
    await step('a block that does not fit changes nothing and shows a message', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'UK size: 3XL' }));
      await userEvent.paste('1\t2\t3');
      await expect(canvas.getByRole('alert')).toHaveTextContent(
        '3 columns were pasted, but there are only 2 from here on. Nothing was changed.',
      );
      await expect(canvas.getByRole('textbox', { name: 'UK size: 3XL' })).toHaveValue('');
    });
    await step('it saves the typed values', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add size guide' }));
      await expect(sentBy(args)).toMatchObject({ scope: 'category', category: 'jacket', name: 'Jackets' });
    });
  },
};
export const NewOfStyle: Story = {
  args: {
    state: { status: 'ready', sizeGuide: null, style: hoodieStyle },
    search: { text: 'shirt', state: { status: 'ready', items: styleItems.slice(0, 2) } },
  },
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(hoodieStyle.name);
    await step('another product can be chosen instead', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose another product' }));
      await userEvent.click(canvas.getByRole('button', { name: `Choose: ${styleItems[1]?.name}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Add size guide' }));
      await expect(sentBy(args)).toMatchObject({
        scope: 'style',
        styleId: styleItems[1]?.styleId,
        name: styleItems[1]?.name,
      });
    });
  },
};
export const OfStyle: Story = {
  args: { state: { status: 'ready', sizeGuide: guideFor('tshirt', false), style: null } },
};
export const Sneakers: Story = {
  args: { state: { status: 'ready', sizeGuide: guideFor('sneaker'), style: null } },
};
const errors = Object.assign({}, ...faultyGuideDrafts.map((draft) => errorsOf(sizeGuideForm, draft)));
export const Invalid: Story = {
  tags: ['10.7.23'],
  args: { message: refusals.sizeGuideChanged[1], errors },
  play: async ({ canvas, step }) => {
    await step('each error is at its field', async () => {
      await expect(canvas.getByRole('textbox', { name: 'Chest: XS' })).toHaveAccessibleDescription(
        errors['sizes.0.measurements.chest'],
      );
      await expect(canvas.getByRole('textbox', { name: 'Size, row 3' })).toBeInvalid();
      await expect(canvas.getByRole('textbox', { name: 'Hem' })).toBeInvalid();
    });
    await step('an error stays with its row when another row is removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove XS' }));
      await expect(canvas.getByRole('textbox', { name: 'Size, row 2' })).toHaveAccessibleDescription(
        errors['sizes.2.size'],
      );
    });
  },
};
export const Taken: Story = {
  args: {
    state: { status: 'ready', sizeGuide: null, style: null },
    message: refusals.categoryHasSizeGuide[1],
    errors: { category: refusals.categoryHasSizeGuide[1] },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveFocus());
  },
};
export const Saving: Story = { args: { pending: true } };
export const Loading: Story = { args: { state: { status: 'loading' } } };
export const NotFound: Story = { args: { state: { status: 'notFound' } } };
export const Failed: Story = { args: { state: { status: 'error', message: adminMessages.sizeGuideLoadFailed } } };
