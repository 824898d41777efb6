import { type LengthUnit, SizeGuide, type SizeGuideProps } from '@abs/ui/shop/SizeGuide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { boxyTeeGuide, sizeGuides } from '../../fixtures/sizeGuides.ts';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: SizeGuide,
  args: { guide: sizeGuides.hoodie, size: 'M', unit: 'cm', onUnitChange: fn() },
  render: function Render(args: SizeGuideProps) {
    const [unit, setUnit] = useState<LengthUnit>(args.unit);
    return (
      <SizeGuide
        {...args}
        unit={unit}
        onUnitChange={(next) => {
          args.onUnitChange(next);
          setUnit(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SizeGuide>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;
const cells = (canvas: Canvas, size: string) => {
  const row = canvas.getByRole('rowheader', { name: size }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};
const reading = (canvas: Canvas, text: string) =>
  expect(canvas.getByRole('figure').querySelector('[data-slot="size-guide-reading"]')).toHaveTextContent(text);

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('the table has every measurement of every size', async () => {
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        ...['Size', 'AChest', 'BLength', 'CShoulder', 'DSleeve', 'EHem', 'EU', 'UK'],
      ]);
      await expect(cells(canvas, 'M')).toEqual(['60', '70', '54', '63', '49', '48–50', '38–40']);
    });
    await step('the drawing begins with the size of the product', async () => {
      await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
      await reading(canvas, 'Size M, chest 60 cm');
      await expect(canvas.getByText('To scale beside a person of 175 cm (5 ft 9 in).')).toBeVisible();
    });
  },
};
/** With the shop's own measuring instructions, and a taller person. */
export const OwnTexts: Story = {
  tags: ['10.7.25'],
  args: {
    guide: { ...sizeGuides.hoodie, howTo: { chest: 'Two centimeters below the armpits.' }, bodyHeight: 190 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Chest' })).toHaveAccessibleDescription(
      'Two centimeters below the armpits.',
    );
    await expect(canvas.getByRole('radio', { name: 'Hem' })).toHaveAccessibleDescription(
      'Across the bottom edge, without stretching it.',
    );
    await expect(canvas.getByText('To scale beside a person of 190 cm (6 ft 3 in).')).toBeVisible();
  },
};
export const Inches: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'in (inches)' }));
    await expect(args.onUnitChange).toHaveBeenCalledWith('in');
    await expect(cells(canvas, 'M').slice(0, 2)).toEqual(['23.6', '27.6']);
    await reading(canvas, '23.6 in');
    await expect(canvas.getByRole('region', { name: 'Hoodies: measurements in inches' })).toBeVisible();
  },
};
/** The arrow keys move through sizes and measurements. The drawing and the table follow. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step(
      'Tab moves from the units to the table and the sizes, where an arrow key draws the next size',
      async () => {
        await tabTo(['radio', 'cm (centimeters)'], ['region', /measurements in/], ['radio', 'M']);
        await userEvent.keyboard('{ArrowRight}');
        await reading(canvas, 'Size L, chest 63 cm');
      },
    );
    await step('Tab moves to the measurements, and Shift+Tab back', async () => {
      await tabTo(['radio', 'Chest']);
      await tabBackTo(['radio', 'L']);
      await tabTo(['radio', 'Chest']);
    });
    await step('an arrow key shows the next measurement', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(canvas.getByRole('radio', { name: 'Shoulder' })).toHaveAccessibleDescription(/shoulder seam/);
      await reading(canvas, 'Size L, shoulder 56 cm');
      const [head] = canvas.getAllByRole('columnheader', { name: /Shoulder/ });
      await expect(head).toHaveAttribute('data-state', 'shown');
    });
  },
};
/** Hovering over a text shows its measurement meanwhile. */
export const PointedAt: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByText('Across the bottom edge, without stretching it.'));
    await reading(canvas, 'Size M, hem 49 cm');
    await userEvent.unhover(canvas.getByText('Across the bottom edge, without stretching it.'));
    await reading(canvas, 'Size M, chest 60 cm');
  },
};
export const TShirt: Story = {
  args: { guide: sizeGuides.tshirt, size: 'XXL' },
  play: async ({ canvas }) => reading(canvas, 'Size XXL, chest 63 cm'),
};
/** A style with measurements of its own. */
export const BoxyTee: Story = {
  args: { guide: boxyTeeGuide, size: 'l ' },
  play: async ({ canvas }) => reading(canvas, 'Size L, chest 63 cm'),
};
export const Jacket: Story = {
  args: { guide: sizeGuides.jacket, size: 'XS' },
  play: async ({ canvas }) => reading(canvas, 'Size XS, chest 53 cm'),
};
/** A foot on a sheet of paper, instead of a garment next to a person. */
export const Sneakers: Story = {
  args: { guide: sizeGuides.sneaker, size: '42' },
  play: async ({ canvas }) => {
    await reading(canvas, 'Size 42, foot length 26.5 cm');
    await expect(canvas.getByText('To scale on a sheet of A4 paper, 21 × 29.7 cm.')).toBeVisible();
    await expect(cells(canvas, '42')).toEqual(['26.5', '8', '9']);
  },
};
/** Missing measurements are left out of the drawing and marked in the table. An unknown size shows the middle one. */
export const Incomplete: Story = {
  args: {
    size: 'One size',
    guide: {
      name: 'Capes',
      category: 'jacket',
      sizes: [
        { size: 'S', measurements: { length: 80, hem: 90 } },
        { size: 'ኤም', measurements: { length: 84 } },
        { size: 'L', measurements: { chest: 74, length: 88, hem: 98 }, equivalents: { us: '40' } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'ኤም' })).toBeChecked();
    await reading(canvas, 'Size ኤም, chest not measured');
    await expect(cells(canvas, 'ኤም')).toEqual(['–not measured', '84', '–not measured', '–not measured']);
    await expect(canvas.queryByRole('heading', { name: 'Between two sizes?' })).toBeNull();
  },
};
/** Only the table scrolls sideways, and its sizes stay in view. */
export const Narrow: Story = {
  decorators: [narrow],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: /measurements in/ });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    table.scrollLeft = 200;
    const size = canvas.getByRole('rowheader', { name: 'M' }).getBoundingClientRect();
    await expect(Math.abs(size.left - table.getBoundingClientRect().left)).toBeLessThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    table.scrollLeft = 0;
  },
};
