import { SizeChoice } from '@abs/ui/shop/SizeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { soldOutStyle, styledHoodie, styledSneaker } from '../../fixtures/styles.ts';
import { expectFocus, pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const { name, sizes = [] } = styledHoodie;

const meta = {
  tags: ['catalogue'],
  component: SizeChoice,
  args: { name, sizes, onChoose: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 171, height: 260 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the first size in stock has the focus', async () => {
      await expectFocus('button', `S, add to cart: ${name}`);
    });
    await step('a sold-out size is named as such', async () => {
      await expect(canvas.getByRole('button', { name: 'M, sold out' })).toBeDisabled();
    });
    await step('choosing a size reports its product', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `L, add to cart: ${name}` }));
      await expect(args.onChoose).toHaveBeenCalledWith('hoodie-L');
    });
    await step('a press elsewhere closes it and moves the focus there', async () => {
      await userEvent.click(document.body);
      await expect(args.onClose).toHaveBeenLastCalledWith('left');
    });
  },
};
export const ManySizes: Story = { args: { name: styledSneaker.name, sizes: styledSneaker.sizes ?? [] } };
export const LongNames: Story = {
  args: {
    sizes: ['One size fits most', '特大', 'Ọ̀kan-ṣoṣo'].map((size) => ({ id: size, size, quantity: 2 })),
  },
};
export const SoldOut: Story = {
  args: { sizes: soldOutStyle.sizes ?? [] },
  play: async () => {
    await expectFocus('button', 'Close sizes');
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await step('Tab stops at sizes that can be chosen', async () => {
      await expectFocus('button', `S, add to cart: ${name}`);
      await tabTo(['button', `L, add to cart: ${name}`], ['button', `XL, add to cart: ${name}`]);
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenCalledWith('hoodie-XL');
      await pressKey(' ');
      await expect(args.onChoose).toHaveBeenCalledTimes(2);
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenLastCalledWith('closed');
    });
  },
};
