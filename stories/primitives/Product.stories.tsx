import { Heading, Inline, Pagination, Picture, Price, QuantityStepper, Stack, Swatch } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { products } from '../fixtures/catalogue.ts';

const meta = { title: 'Primitives/Product parts', component: Swatch } satisfies Meta<typeof Swatch>;
export default meta;
type Story = StoryObj<typeof meta>;

const colors = [...new Map(products.map(({ color, colorHex }) => [color, colorHex])).entries()];

/** Every colour of the collection. The label is black or white by the paint's luminance. */
export const Swatches: Story = {
  render: () => (
    <Inline gap={2}>
      {colors.map(([color, colorHex]) => (
        <Swatch key={color} color={color} colorHex={colorHex} />
      ))}
      <Swatch color="Harmattan" />
      <Swatch color="washed navy" />
      <Swatch />
    </Inline>
  ),
};
export const Prices: Story = {
  render: () => (
    <Stack gap={1} align="end" style={{ width: 160 }}>
      <Price amount={14_000} />
      <Price amount={48_500} />
      <Price amount={111_111.5} />
      <Price amount={1_250_000} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦111,111.50')).toBeVisible();
  },
};
function Counter() {
  const [pieces, setPieces] = useState(1);
  return <QuantityStepper of="Palm hoodie" value={pieces} max={3} onChange={setPieces} />;
}
export const Stepper: Story = {
  render: () => <Counter />,
  play: async ({ canvas, step }) => {
    await step('by keyboard, up to the stock and no further', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('3');
      await expect(canvas.getByRole('button', { name: 'One more: Palm hoodie' })).toHaveFocus();
    });
  },
};
export const Pages: Story = {
  render: () => (
    <Stack gap={6}>
      {[1, 4, 9].map((page) => (
        <Pagination key={page} page={page} totalPages={9} hrefFor={(to) => `?page=${to}`} label={`Pages, at ${page}`} />
      ))}
      <Pagination page={1} totalPages={1} hrefFor={(to) => `?page=${to}`} label="A single page" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    const numbers = (label: string) =>
      within(canvas.getByRole('navigation', { name: label }))
        .getAllByRole('link', { name: /^Page / })
        .map((link) => link.textContent);
    await step('five at most, centred on the current one', async () => {
      await expect(numbers('Pages, at 1')).toEqual(['1', '2', '3', '4', '5']);
      await expect(numbers('Pages, at 4')).toEqual(['2', '3', '4', '5', '6']);
      await expect(numbers('Pages, at 9')).toEqual(['5', '6', '7', '8', '9']);
    });
    await step('nothing for a single page', async () => {
      await expect(canvas.queryByRole('navigation', { name: 'A single page' })).toBeNull();
    });
  },
};
export const Pictures: Story = {
  render: () => (
    <Stack>
      <Heading level={2}>Alternative text, ground, proportions</Heading>
      <Inline>
        {(['portrait', 'square', 'landscape'] as const).map((ratio) => (
          <div key={ratio} style={{ width: 200 }}>
            <Picture picture={products[1]?.cover ?? ''} ratio={ratio} sizes="200px" />
          </div>
        ))}
        <div style={{ width: 200 }}>
          <Picture picture="/media/demo/nowhere.jpg" alt="A picture that is not there" />
        </div>
      </Inline>
    </Stack>
  ),
};
