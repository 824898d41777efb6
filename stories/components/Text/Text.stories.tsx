import { Stack, Text } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  tags: ['primitives'],
  component: Text,
  args: { children: 'Loopback cotton in a green that fades kindly.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap={2}>
      {(['small', 'body', 'lead', 'title', 'heading', 'display'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: loopback cotton
        </Text>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['default', 'muted', 'accent', 'success', 'warning', 'danger', 'inherit'] as const).map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}: your order waits for payment
        </Text>
      ))}
    </Stack>
  ),
};
export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Text key={weight} weight={weight} size="lead">
          {weight}: Ṣọkọtọ, ₦45,000
        </Text>
      ))}
    </Stack>
  ),
};
/** A readable line length. */
export const Measured: Story = {
  args: { measure: true, children: 'Loopback cotton in a green that fades kindly, cut wide, worn often. '.repeat(8) },
};
