import { Button, IconButton, Inline, Stack } from '@abs/ui';
import { Checkbox } from '@abs/ui/components/Checkbox';
import { TrashIcon } from '@abs/ui/components/Icon';
import { InlineSelect } from '@abs/ui/components/InlineSelect';
import { SearchField } from '@abs/ui/components/SearchField';
import { StatusDot } from '@abs/ui/components/StatusDot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

/** The small parts of which lists are made. */
const meta = { title: 'Admin/Controls', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statuses: Story = {
  render: () => (
    <Stack gap={2} align="start">
      <StatusDot>Deactivated</StatusDot>
      <StatusDot tone="success">Receive</StatusDot>
      <StatusDot tone="warning">Transfer</StatusDot>
      <StatusDot tone="danger">Blocked</StatusDot>
    </Stack>
  ),
};
const onChecked = fn();
export const Checkboxes: Story = {
  render: () => (
    <Inline gap={3}>
      <Checkbox label="Select Palm Hoodie" onChange={onChecked} />
      <Checkbox label="Select Lagoon Tee" defaultChecked />
      <Checkbox label="Select all rows" indeterminate />
      <Checkbox label="Select Ochre Jacket" disabled />
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    await step('Space selects', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: 'Select Palm Hoodie' })).toBeChecked();
      await expect(onChecked).toHaveBeenCalledOnce();
    });
    await step('some of all is neither yes nor no', async () => {
      await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    });
  },
};
const onChosen = fn();
export const Select: Story = {
  render: function Render() {
    const [value, setValue] = useState<'all' | 'paid'>('all');
    return (
      <InlineSelect
        label="Status"
        options={[
          { value: 'all', label: 'All' },
          { value: 'paid', label: 'Paid' },
        ]}
        value={value}
        onChange={(next) => {
          onChosen(next);
          setValue(next);
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Paid');
    await expect(onChosen).toHaveBeenCalledWith('paid');
    await expect(select).toHaveDisplayValue('Paid');
  },
};
export const Search: Story = {
  render: function Render() {
    const [value, setValue] = useState('');
    return <SearchField label="Search products" value={value} onSearch={setValue} />;
  },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search products' });
    await step('typed and emptied, by cross and by Escape', async () => {
      await userEvent.type(field, 'hoodie');
      await expect(field).toHaveValue('hoodie');
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
      await expect(field).toHaveValue('');
      await userEvent.type(field, 'tee{Escape}');
      await expect(field).toHaveValue('');
      await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull();
    });
  },
};
export const Compact: Story = {
  render: () => (
    <Inline gap={3}>
      <Button size="compact">Add new cloth</Button>
      <Button size="compact" variant="secondary">
        Export CSV
      </Button>
      <Button size="compact" variant="secondary" pending>
        Export CSV
      </Button>
      <Button size="compact" variant="quiet">
        Clear selection
      </Button>
      <IconButton size="compact" label="Delete">
        <TrashIcon size={20} />
      </IconButton>
    </Inline>
  ),
};
