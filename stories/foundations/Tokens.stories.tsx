import { Stack, Text } from '@abs/ui';
import * as icons from '@abs/ui/components/Icon';
import { contrastPairs, palettes } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ContrastTable, Swatches } from './Colors.tsx';
import * as measures from './Measures.tsx';

const meta = { tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colors: Story = { render: () => <Swatches /> };
export const Contrast: Story = {
  render: () => <ContrastTable />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(contrastPairs(palettes.light).length + 1);
    await expect(canvas.queryByText(/fails/)).toBeNull();
  },
};
export const Type: Story = { render: () => <measures.TypeScale /> };
export const Space: Story = { render: () => <measures.SpaceScale /> };
export const Radii: Story = { render: () => <measures.Radii /> };
export const Motion: Story = {
  render: () => <measures.Motion />,
  play: async ({ canvas, step }) => {
    await step('nothing takes time for who wants less motion, as the tests do', async () => {
      const table = within(canvas.getByRole('table'));
      await waitFor(() => expect(table.getAllByText('0s')).toHaveLength(3));
    });
    await step('the button moves it', async () => {
      const button = canvas.getByRole('button', { name: 'Move' });
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
export const Breakpoints: Story = { render: () => <measures.Breakpoints /> };
export const Icons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Stack key={name} gap={1} align="center">
          <Icon size={32} />
          <Text tone="muted">{name.replace('Icon', '')}</Text>
        </Stack>
      ))}
    </div>
  ),
};
