import { Link } from '@abs/ui';
import { focusSizePicker, SizePicker, type SizePickerProps } from '@abs/ui/components/SizePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const options = [
  { size: 'XS', quantity: 0 },
  { size: 'S', quantity: 12 },
  { size: 'M', quantity: 2 },
  { size: 'L', quantity: 0 },
  { size: 'XL', quantity: null },
];

/** Keeps the choice, as a page does. */
function Choosing({ value: first, onChange, ...rest }: SizePickerProps) {
  const [value, setValue] = useState(first);
  return (
    <SizePicker
      {...rest}
      value={value}
      onChange={(size) => {
        setValue(size);
        onChange(size);
      }}
    />
  );
}

const meta = {
  tags: ['catalogue'],
  component: SizePicker,
  args: { options, value: null, onChange: fn() },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof SizePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const size = (name: string) => canvas.getByRole('radio', { name });
    await step('no size is chosen, and each size announces its availability', async () => {
      await expect(canvas.getByRole('radiogroup', { name: 'Size' })).toBeRequired();
      await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
      await expect(size('XL, not made in this color')).toBeDisabled();
    });
    await step('Space chooses, and arrow keys skip sizes that are not made', async () => {
      await userEvent.tab();
      await expect(size('XS, sold out')).toHaveFocus();
      await pressKey(' ');
      await expect(size('XS, sold out')).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      await expect(size('S')).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(size('M, only 2 left')).toBeChecked();
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(size('XS, sold out')).toBeChecked();
      await expect(args.onChange).toHaveBeenLastCalledWith('XS');
    });
    await step('a press chooses', async () => {
      await userEvent.click(size('S'));
      await expect(size('S')).toBeChecked();
    });
  },
};
/** The label also shows that few pieces are left. */
export const Chosen: Story = {
  args: { value: 'M', guide: <Link to="/size-guides/hoodies">Size guide</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'M, only 2 left' })).toBeChecked();
    await expect(canvas.getByText(/· only 2 left/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Size guide' })).toBeVisible();
  },
};
export const SoldOut: Story = {
  args: { value: 'L' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'L, sold out' })).toBeChecked();
  },
};
/** The shopper pressed Add to Cart first. */
export const Missing: Story = {
  args: { error: 'Choose a size' },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Size' });
    await expect(group).toBeInvalid();
    await expect(group).toHaveAccessibleDescription('Choose a size');
    focusSizePicker(canvasElement);
    await expect(canvas.getByRole('radio', { name: 'XS, sold out' })).toHaveFocus();
  },
};
/** The color changed to one that is not made in the chosen size. */
export const NotMade: Story = {
  args: { value: 'XL' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not made in XL. Choose another size.');
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
  },
};
/** As many sizes as sneakers have. */
export const Many: Story = {
  args: {
    value: '42',
    options: Array.from({ length: 12 }, (_, index) => ({ size: `${36 + index}`, quantity: (index * 7) % 9 })),
  },
};
/** Names of sizes in any script and of any length. */
export const LongNames: Story = {
  args: {
    value: null,
    options: ['One size', 'Ọkàdà', '特大', '40 × 42, extra long in the sleeve'].map((size) => ({ size, quantity: 9 })),
  },
};
