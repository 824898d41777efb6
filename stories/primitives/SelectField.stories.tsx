import { SelectField } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from './narrow.tsx';

const meta = {
  title: 'Primitives/SelectField',
  component: SelectField,
  args: {
    label: 'State',
    name: 'state',
    options: ['Abia', 'Kano', 'Lagos', 'Ògùn', 'Ọ̀yọ́', 'Rivers'],
    placeholder: 'Choose one',
    defaultValue: '',
    onChange: fn(),
  },
  decorators: [narrow],
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await expect(select).toHaveDisplayValue('Choose one');
    await userEvent.selectOptions(select, 'Lagos');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(select).toHaveDisplayValue('Lagos');
  },
};
export const Filled: Story = { args: { defaultValue: 'Kano' } };
export const Invalid: Story = {
  args: { error: 'State is required' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'State' });
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription('State is required');
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Lagos' } };
