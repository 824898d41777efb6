import { Inline, Swatch } from '@abs/ui';
import { ColorName } from '@abs/ui/components/Swatch';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { productOf, products } from '../../fixtures/catalogue.ts';

const { color, colorHex } = productOf('hoodie');

const meta = {
  tags: ['primitives'],
  component: Swatch,
  args: { color, colorHex },
} satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = [...new Map(products.map((product) => [product.color, product.colorHex])).entries()];

export const Default: Story = {};
/** Every color of the collection. The label is black or white, depending on the luminance of the color. */
export const Collection: Story = {
  tags: ['9.1.17'],
  render: () => (
    <Inline gap={2}>
      {colors.map(([name, hex]) => (
        <Swatch key={name} color={name} colorHex={hex} />
      ))}
    </Inline>
  ),
};
/** A name that is not a color, two that browsers know, and no name. */
export const Unpainted: Story = {
  render: () => (
    <Inline gap={2}>
      <Swatch color="Harmattan" />
      <Swatch color="washed navy" />
      <Swatch />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No color available')).toBeVisible();
  },
};
/** ColorName, for a line of facts or a table cell. */
export const Named: Story = { render: (args) => <ColorName {...args} /> };
