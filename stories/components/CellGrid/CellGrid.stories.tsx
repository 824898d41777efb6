import { CellGrid, type CellGridProps, type PlacedText } from '@abs/ui/components/CellGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const texts = [
  ['S', '56', '68'],
  ['M', '60', '70'],
];
const names = ['Size', 'Chest', 'Length'];

const meta = {
  tags: ['admin'],
  component: CellGrid,
  args: {
    label: 'Measurements in centimeters',
    narrow: true,
    rows: texts.map((_, row) => ({ id: String(row) })),
    columns: names.map((name, column) => ({
      ...{ id: name, header: name, isRowHeader: column === 0 },
      inputMode: column === 0 ? 'text' : 'decimal',
    })),
    nameOf: ({ row, column }) => `${names[column]}, row ${row + 1}`,
    textOf: ({ row, column }) => texts[row]?.[column] ?? '',
    onChange: fn(),
    onPasteRefused: fn(),
  },
} satisfies Meta<typeof CellGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps typed text and adds pasted rows, as a screen does. */
function Editable(props: CellGridProps) {
  const [cells, setCells] = useState<Record<string, string>>({});
  const [count, setCount] = useState(texts.length);
  const change = (changes: readonly PlacedText[]) => {
    props.onChange(changes);
    setCells((now) => ({
      ...now,
      ...Object.fromEntries(changes.map(({ row, column, value }) => [`${row} ${column}`, value])),
    }));
    setCount((now) => Math.max(now, ...changes.map(({ row }) => row + 1)));
  };
  return (
    <CellGrid
      {...props}
      rows={Array.from({ length: count }, (_, row) => ({ id: String(row) }))}
      rowsMax={4}
      textOf={({ row, column }) => cells[`${row} ${column}`] ?? texts[row]?.[column] ?? ''}
      onChange={change}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the first cell of a row is its header', async () => {
      const [first] = canvas.getAllByRole('rowheader');
      await expect(first).toContainElement(canvas.getByRole('textbox', { name: 'Size, row 1' }));
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: Editable,
  play: async ({ canvas, step }) => {
    const cell = (name: string) => canvas.getByRole('textbox', { name });
    await step('arrow keys and Enter move between cells, including headers', async () => {
      await userEvent.click(cell('Size, row 1'));
      await userEvent.keyboard('{End}{ArrowRight}');
      await expect(cell('Chest, row 1')).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(cell('Chest, row 2')).toHaveFocus();
    });
    await step('Tab moves to the next cell', async () => {
      await userEvent.tab();
      await expect(cell('Length, row 2')).toHaveFocus();
    });
  },
};
export const Pasted: Story = {
  tags: ['10.7.24'],
  render: Editable,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Size, row 2' }));
    await userEvent.paste('M\t61\t71\nL\t64\t73\nXL\t67\t75\n');
    await expect(canvas.getByRole('textbox', { name: 'Chest, row 2' })).toHaveValue('61');
    await expect(canvas.getByRole('textbox', { name: 'Length, row 4' })).toHaveValue('75');
  },
};
export const PasteRefused: Story = {
  tags: ['10.7.24'],
  render: Editable,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Chest, row 1' }));
    await userEvent.paste('1\t2\t3');
    await expect(args.onPasteRefused).toHaveBeenCalledWith(
      '3 columns were pasted, but there are only 2 from here on. Nothing was changed.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Invalid: Story = {
  args: {
    errorOf: ({ row, column }) =>
      row === 1 && column === 1 ? 'A measurement is more than 0 and at most 300 cm' : undefined,
  },
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('textbox', { name: 'Chest, row 2' });
    await expect(cell).toHaveAccessibleDescription('A measurement is more than 0 and at most 300 cm');
    await expect(cell).toBeInvalid();
  },
};
export const Disabled: Story = { args: { disabled: true } };
