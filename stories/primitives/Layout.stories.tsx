import { Container, Grid, Inline, Stack, Text } from '@abs/ui';
import { vars } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Layout',
  component: Container,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

const Tile = ({ children }: { children: ReactNode }) => (
  <div data-tile="" style={{ padding: 12, backgroundColor: vars.color.surface }}>
    <Text>{children}</Text>
  </div>
);

/** A whole page, running text, a form. */
export const Default: Story = {
  render: () => (
    <Stack gap={4}>
      {(['page', 'reading', 'form'] as const).map((width) => (
        <Container key={width} width={width}>
          <Tile>{width}</Tile>
        </Container>
      ))}
    </Stack>
  ),
};
/** Equal columns that fold on small screens. */
export const Columns: Story = {
  render: () => (
    <Container block>
      <Stack gap={6}>
        {(['two', 'three', 'four'] as const).map((columns) => (
          <Grid key={columns} columns={columns}>
            {[1, 2, 3, 4].map((place) => (
              <Tile key={place}>
                {columns} {place}
              </Tile>
            ))}
          </Grid>
        ))}
      </Stack>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    const grids = [...canvasElement.querySelectorAll('[data-slot="grid"]')];
    const columnsOf = (grid: Element) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    const isPhone = window.innerWidth < 640;
    await expect(grids.map(columnsOf)).toEqual(isPhone ? [1, 1, 2] : [2, 3, 4]);
  },
};
export const Stacked: Story = {
  render: () => (
    <Container block>
      <Inline gap={7} align="start">
        {([1, 4, 6] as const).map((gap) => (
          <Stack key={gap} gap={gap}>
            <Tile>gap {gap}</Tile>
            <Tile>gap {gap}</Tile>
            <Tile>gap {gap}</Tile>
          </Stack>
        ))}
      </Inline>
    </Container>
  ),
};
export const InLine: Story = {
  render: () => (
    <Container block>
      <Stack gap={4}>
        {(['start', 'center', 'end', 'between'] as const).map((justify) => (
          <Inline key={justify} justify={justify}>
            <Tile>{justify}</Tile>
            <Tile>{justify}</Tile>
          </Inline>
        ))}
      </Stack>
    </Container>
  ),
};
