import { Inline, Picture } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';

const product = productOf('hoodie');

const meta = {
  tags: ['primitives'],
  component: Picture,
  args: { picture: product.cover ?? product.salesCoverPicture, sizes: '200px' },
  decorators: [
    (Story) => (
      <div style={{ width: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['photographs'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
  },
};
export const Ratios: Story = {
  tags: ['photographs'],
  decorators: [(Story) => <Story />],
  render: (args) => (
    <Inline>
      {(['portrait', 'square', 'landscape'] as const).map((ratio) => (
        <div key={ratio} style={{ width: 200 }}>
          <Picture {...args} ratio={ratio} />
        </div>
      ))}
    </Inline>
  ),
};
/** Fills its parent, at any aspect ratio. */
export const Fill: Story = {
  tags: ['photographs'],
  args: { ratio: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ height: 120 }}>
        <Story />
      </div>
    ),
  ],
};
/** Without a picture it shows only the background color. */
export const None: Story = {
  args: { picture: '', alt: 'Hoodie' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Hoodie' })).toBeVisible();
  },
};
/** A picture that fails to load leaves its background color and alternative text. */
export const Missing: Story = {
  args: { picture: 'data:image/png;base64,none', alt: 'A picture that is not there' },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'A picture that is not there' });
    await waitFor(() => expect(picture).toHaveAttribute('data-state', 'failed'));
  },
};
