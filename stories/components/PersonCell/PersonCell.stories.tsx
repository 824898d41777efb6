import { PersonCell, PersonCellSkeleton } from '@abs/ui/components/TableCells';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: PersonCell,
  args: { names: ['Ọláyínká', 'Adéṣínà'], detail: 'olayinka.adesina@example.com' },
} satisfies Meta<typeof PersonCell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ọláyínká Adéṣínà')).toBeVisible();
    await expect(canvas.getByText('olayinka.adesina@example.com')).toBeVisible();
  },
};
/** A user without a name is shown by email. */
export const Nameless: Story = { args: { names: [null, null] } };
export const Loading: Story = { render: () => <PersonCellSkeleton /> };
