import { SizeGuideDialog } from '@abs/ui/shop/SizeGuideDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { sizeGuides } from '../../fixtures/sizeGuides.ts';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: SizeGuideDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, guide: sizeGuides.jacket, size: 'L', unit: 'cm', onUnitChange: fn(), onCancel: fn() },
} satisfies Meta<typeof SizeGuideDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => openedDialog('dialog', 'Size guide');

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const dialog = await opened();
    await step('it is named, described and begins with the size of the product', async () => {
      await expect(dialog).toHaveAccessibleDescription('Jackets');
      await expect(within(dialog).getByRole('radio', { name: 'L' })).toBeChecked();
      await expect(within(dialog).getByRole('heading', { level: 3, name: 'How to measure' })).toBeInTheDocument();
    });
    await step('the focus is on its first control, and Escape closes it', async () => {
      await expectFocus('radio', 'cm (centimeters)');
      await tabBackTo(['button', 'Close']);
      await tabTo(['radio', 'cm (centimeters)']);
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onUnitChange).toHaveBeenCalledWith('in');
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Sneakers: Story = {
  args: { guide: sizeGuides.sneaker, size: '43' },
  play: async () => {
    const dialog = within(await opened());
    await expect(dialog.getByRole('radio', { name: '43' })).toBeChecked();
    await expect(dialog.getByRole('columnheader', { name: 'EU size' })).toBeInTheDocument();
  },
};
