import { Heading, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: Heading,
  args: { level: 2, children: 'Our Collections' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our Collections' })).toBeVisible();
  },
};
export const Weights: Story = {
  render: () => (
    <Stack gap={2}>
      {(['regular', 'medium', 'bold'] as const).map((weight) => (
        <Heading key={weight} level={2} weight={weight}>
          {weight}: Ṣọkọtọ, ₦45,000
        </Heading>
      ))}
    </Stack>
  ),
};
export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      {(['default', 'muted', 'accent', 'success', 'warning', 'danger', 'inherit'] as const).map((tone) => (
        <Heading key={tone} level={2} tone={tone}>
          {tone}: Our Collections
        </Heading>
      ))}
    </Stack>
  ),
};
/** The level sets the outline, the size only the look. */
export const Sizes: Story = {
  render: () => (
    <Stack gap={3}>
      <Heading level={1} size="title">
        A first heading that looks small
      </Heading>
      <Heading level={2} size="display">
        A second one that looks large
      </Heading>
      <Heading level={3}>A third one, as headings look</Heading>
      {(['small', 'body', 'lead'] as const).map((size) => (
        <Heading key={size} level={4} size={size}>
          {size}: a heading of a part
        </Heading>
      ))}
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
