import { Heading, Stack, Text, VisuallyHidden } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: 'Loopback cotton in a green that fades kindly.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
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
/** A line that can be read without losing the next one. */
export const Measured: Story = {
  args: { measure: true, children: 'Loopback cotton in a green that fades kindly, cut wide, worn often. '.repeat(8) },
};
/** The level is for the outline, the size for the eye. */
export const Headings: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="title">
        A first heading that looks small
      </Heading>
      <Heading level={2} size="display">
        A second one that looks large
      </Heading>
      <Heading level={3}>A third one, as headings look</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('heading');
    await expect(first?.tagName).toBe('H1');
    await expect(parseFloat(getComputedStyle(second as Element).fontSize)).toBeGreaterThan(
      parseFloat(getComputedStyle(first as Element).fontSize),
    );
  },
};
/** For screen readers alone. */
export const Hidden: Story = {
  render: () => (
    <Text>
      3<VisuallyHidden> items in your cart</VisuallyHidden>
    </Text>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('items in your cart');
    await expect(hidden.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    await expect(hidden.parentElement).toHaveTextContent('3 items in your cart');
  },
};
