import { Inline, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../../fixtures/Tile.tsx';

const meta = {
  tags: ['primitives'],
  component: Stack,
  render: () => (
    <Stack>
      <Tile>Subtotal</Tile>
      <Tile>Delivery fee</Tile>
      <Tile>Total</Tile>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Gaps: Story = {
  render: () => (
    <Inline gap={7} align="start">
      {([1, 4, 6] as const).map((gap) => (
        <Stack key={gap} gap={gap}>
          <Tile>gap {gap}</Tile>
          <Tile>gap {gap}</Tile>
          <Tile>gap {gap}</Tile>
        </Stack>
      ))}
    </Inline>
  ),
};
/** Inline puts its children in a row. */
export const InLine: Story = {
  render: () => (
    <Stack gap={4}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          <Tile>{justify}</Tile>
          <Tile>{justify}</Tile>
        </Inline>
      ))}
    </Stack>
  ),
};
/** Without `wrap` the children stay in one line and become narrower. */
export const OneLine: Story = {
  render: () => (
    <Inline wrap={false}>
      {['Hoodies', 'Sneakers', 'Jackets'].map((name) => (
        <Tile key={name}>{name} in the size of your last order</Tile>
      ))}
    </Inline>
  ),
};
const alignments = ['start', 'center', 'end', 'baseline', 'stretch'] as const;
/** The alignment across a stack, and across a line. */
export const Aligned: Story = {
  render: () => (
    <Stack gap={6}>
      {alignments.map((align) => (
        <Stack key={align} gap={1} align={align}>
          <Tile>{align}</Tile>
          <Tile>a stack</Tile>
        </Stack>
      ))}
      {alignments.map((align) => (
        <Inline key={align} gap={1} align={align}>
          <Tile>{align}</Tile>
          <Tile>
            two
            <br />
            lines
          </Tile>
        </Inline>
      ))}
    </Stack>
  ),
};
