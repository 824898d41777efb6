import { SortableList, type SortableListProps } from '@abs/ui/components/SortableList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: SortableList,
  args: {
    label: 'Collections',
    items: ['Rainy season', 'Hoodies', 'Jackets'].map((name) => ({ id: name, name })),
    onMove: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof SortableList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the order, as a screen does. */
function Sortable(props: SortableListProps) {
  const [items, setItems] = useState(props.items);
  return (
    <SortableList
      {...props}
      items={items}
      onMove={(id, to) => {
        props.onMove(id, to);
        setItems((now) =>
          now.filter((item) => item.id !== id).toSpliced(to, 0, ...now.filter((item) => item.id === id)),
        );
      }}
      onRemove={(id) => setItems((now) => now.filter((item) => item.id !== id))}
    />
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Collections' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(3);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => <Sortable {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('Enter moves a row, which is announced', async () => {
      canvas.getByRole('button', { name: 'Move Rainy season down' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMove).toHaveBeenCalledWith('Rainy season', 1);
      await expect(await canvas.findByText('Rainy season is now 2 of 3.')).toBeInTheDocument();
    });
    await step('the first row does not move further up', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Move Hoodies up' }));
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Escape cancels a drag, and keeps the order', async () => {
      const rows = canvas.getAllByRole('listitem');
      const at = (row: Element | undefined) => {
        const { x, y, height } = (row?.querySelector('[data-grip]') ?? document.body).getBoundingClientRect();
        return {
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          isPrimary: true,
          clientX: x + 4,
          clientY: y + height / 2,
        };
      };
      await fireEvent.pointerDown(rows[0]?.querySelector('[data-grip]') ?? document.body, at(rows[0]));
      await fireEvent.pointerMove(window, at(rows[2]));
      await waitFor(() => expect(rows[0]).toHaveAttribute('data-state', 'held'));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(rows[0]).not.toHaveAttribute('data-state'));
      await fireEvent.pointerUp(window, at(rows[2]));
      await expect(args.onMove).toHaveBeenCalledOnce();
    });
    await step('Tab moves to the next button, and removing a row keeps the focus in the list', async () => {
      canvas.getByRole('button', { name: 'Move Jackets down' }).focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Remove Jackets' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list', { name: 'Collections' })).toHaveFocus();
    });
  },
};
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
};
