import { Grid, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tile } from '../../fixtures/Tile.tsx';

const tiles = [1, 2, 3, 4].map((place) => <Tile key={place}>{place}</Tile>);

const meta = {
  tags: ['primitives'],
  component: Grid,
  args: { columns: 'four', children: tiles },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Folding: Story = {
  render: () => (
    <Stack gap={6}>
      {(['two', 'three', 'four'] as const).map((columns) => (
        <Grid key={columns} columns={columns}>
          {tiles}
        </Grid>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const grids = [...canvasElement.querySelectorAll('[data-slot="grid"]')];
    const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const isPhone = window.innerWidth < 640;
    await expect(grids.map(columnsOf)).toEqual(isPhone ? [1, 1, 2] : [2, 3, 4]);
  },
};
