import { SelectField, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
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

export const Default: Story = {};
export const InUse: Story = {
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
/** Letters and arrow keys depend on the platform, so the journeys test them. */
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <Stack gap={5}>
      <SelectField {...args} />
      <SelectField {...args} label="Landmark" name="landmark" disabled />
      <SelectField {...args} label="Courier" name="courier" options={['Van', 'Rider']} />
    </Stack>
  ),
  play: async ({ step }) => {
    await step('Tab stops once at each and skips disabled ones', async () => {
      await tabTo(['combobox', 'State'], ['combobox', 'Courier']);
      await tabBackTo(['combobox', 'State']);
    });
  },
};
