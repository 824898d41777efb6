import { type CellChange, VariantGrid, type VariantGridProps } from '@abs/ui/shop/VariantGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const sizes = ['S', 'M', 'L'];
const colors = [
  { color: 'Moss', colorHex: '#646850' },
  { color: 'Black', colorHex: '#202021' },
];
const stock: Record<string, string> = { 'S Moss': '4', 'M Moss': '12', 'L Moss': '0', 'S Black': '7', 'M Black': '3' };

const meta = {
  tags: ['admin'],
  component: VariantGrid,
  args: {
    sizes,
    colors,
    field: 'quantity',
    textOf: (size, color) => stock[`${size} ${color}`] ?? '',
    onChange: fn(),
    onPasteRefused: fn(),
  },
} satisfies Meta<typeof VariantGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the typed text, as a screen does. */
function Editable(props: VariantGridProps) {
  const [cells, setCells] = useState(stock);
  const change = (changes: readonly CellChange[]) => {
    props.onChange(changes);
    setCells((now) => ({
      ...now,
      ...Object.fromEntries(changes.map(({ size, color, value }) => [`${size} ${color}`, value])),
    }));
  };
  return <VariantGrid {...props} textOf={(size, color) => cells[`${size} ${color}`] ?? ''} onChange={change} />;
}

export const Default: Story = {};
export const Waiting: Story = {
  args: { waitingOf: (size, color) => (`${size} ${color}` === 'L Moss' ? 1_204 : 0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, L' })).toHaveAccessibleDescription('1,204 waiting');
    await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, M' })).not.toHaveAccessibleDescription();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: Editable,
  play: async ({ canvas, step }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name: `Stock: ${name}` });
    await step('arrow keys move between cells and select their text', async () => {
      await userEvent.click(cell('Moss, S'));
      await userEvent.keyboard('{ArrowDown}');
      await expect(cell('Moss, M')).toHaveFocus();
      await userEvent.keyboard('20{ArrowRight}');
      await expect(cell('Moss, M')).toHaveValue('20');
      await expect(cell('Black, M')).toHaveFocus();
    });
    await step('Tab moves to the next cell', async () => {
      await userEvent.tab();
      await expect(cell('Moss, L')).toHaveFocus();
    });
  },
};
export const Pasted: Story = {
  render: Editable,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Stock: Moss, S' }));
    await userEvent.paste('10\t1,200\n20\t0\n30\t7\n');
    await expect(canvas.getByRole('textbox', { name: 'Stock: Black, S' })).toHaveValue('1200');
    await expect(canvas.getByRole('textbox', { name: 'Stock: Black, L' })).toHaveValue('7');
  },
};
export const PasteRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Stock: Moss, S' }));
    await userEvent.paste('1\t2\t3');
    await expect(args.onPasteRefused).toHaveBeenCalledWith(
      '3 columns were pasted, but there are only 2 from here on. Nothing was changed.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: {
    errorOf: (size, color) => (size === 'M' && color === 'Moss' ? 'Quantity cannot be negative' : undefined),
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Stock: Moss, M' });
    await expect(cell).toHaveAccessibleDescription('Quantity cannot be negative');
    await expect(cell).toBeInvalid();
  },
};
export const Numbers: Story = {
  args: { field: 'sku', textOf: (size, color) => `OPB-${color.slice(0, 3).toUpperCase()}-${size}` },
};
/** Only prices that differ from the product's are filled in. */
export const Prices: Story = {
  args: { field: 'price', textOf: (size) => (size === 'L' ? '18500' : '') },
};
export const Disabled: Story = { args: { disabled: true } };
export const ManyColors: Story = {
  args: {
    colors: ['Moss', 'Black', 'Ochre', 'Palm green', 'Denim blue', 'Grey marl', 'White and navy', 'Cream and rust'].map(
      (color) => ({ color }),
    ),
  },
};
