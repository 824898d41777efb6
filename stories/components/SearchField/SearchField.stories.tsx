import { SearchField, type SearchFieldProps } from '@abs/ui/components/SearchField';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: SearchField,
  args: { label: 'Search products', value: '', onSearch: fn() },
  render: function Render(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    return (
      <SearchField
        {...args}
        value={value}
        onSearch={(next) => {
          args.onSearch(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' });
    await step('the cross and Escape clear the typed text', async () => {
      await userEvent.tab();
      await userEvent.keyboard('hoodie');
      await expect(args.onSearch).toHaveBeenLastCalledWith('hoodie');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('tote');
      await tabTo(['button', 'Clear search']);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveValue('');
      await userEvent.keyboard('tote');
      await tabTo(['button', 'Clear search']);
      await userEvent.keyboard(' ');
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
      await userEvent.keyboard('tee{Escape}');
      await expect(field).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    });
  },
};
export const Filled: Story = { args: { value: 'palm hoodie' } };
