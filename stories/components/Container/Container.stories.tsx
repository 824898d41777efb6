import { Container, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../../fixtures/Tile.tsx';

const meta = {
  tags: ['primitives'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Tile>page</Tile> },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The widths of a page, a text and a form. */
export const Widths: Story = {
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
/** With space above and below, as for sections. */
export const Block: Story = { args: { block: true, children: <Tile>page, block</Tile> } };
