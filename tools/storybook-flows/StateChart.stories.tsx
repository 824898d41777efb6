import { flows } from 'virtual:atlas';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { notesOn } from './notes.ts';
import { StateChart } from './StateChart.tsx';

const checkout = await flows.checkout?.();
if (!checkout) throw new Error('There is no flow checkout.');
const { machine, chart } = checkout.default;
const placing = {
  machine: 'checkout',
  state: 'placing',
  storyId: 'flows-checkout-checkoutstates--placing',
  title: 'Flows/checkout/CheckoutStates',
  story: 'Placing',
  file: 'stories/flows/checkout/CheckoutStates.stories.tsx',
};

const meta = {
  component: StateChart,
  tags: ['!autodocs', 'screenshot'],
  args: { name: 'Checkout', chart, notes: notesOn(machine, [placing]), onFollow: fn() },
} satisfies Meta<typeof StateChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const scale = (canvasElement: HTMLElement) => canvasElement.querySelector('svg')?.getBoundingClientRect().width ?? 0;

/** A chart fits at any width. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { clientWidth, scrollWidth } = canvas.getByRole('region', { name: 'Statechart of Checkout' });
    await expect(scrollWidth).toBe(clientWidth);
  },
};
export const InUse: Story = {
  play: async ({ args, canvas, canvasElement, step }) => {
    await step('links a state to its story, and hatches states without one', async () => {
      const link = canvas.getByRole('link', { name: 'placing' });
      await expect(link).toHaveAttribute('href', '?path=/story/flows-checkout-checkoutstates--placing');
      await userEvent.click(link);
      await expect(args.onFollow).toHaveBeenCalledWith('?path=/story/flows-checkout-checkoutstates--placing');
      const hatched = [...canvasElement.querySelectorAll('.no-story')].map((box) => box.getAttribute('data-state'));
      await expect(hatched).toEqual(
        machine.states.filter(({ isView, path }) => isView && path !== 'placing').map(({ path }) => path),
      );
    });
    await step('zooms by keyboard, and shows all of it again', async () => {
      const before = scale(canvasElement);
      canvas.getByRole('region', { name: 'Statechart of Checkout' }).focus();
      await userEvent.keyboard('++');
      await expect(scale(canvasElement)).toBeCloseTo(before * 1.25 ** 2, 0);
      await userEvent.keyboard('-');
      await expect(scale(canvasElement)).toBeCloseTo(before * 1.25, 0);
      await userEvent.keyboard('0');
      await expect(scale(canvasElement)).toBe(before);
    });
    await step('zooms by button, and shows all of it again', async () => {
      const before = scale(canvasElement);
      await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
      await expect(scale(canvasElement)).toBeCloseTo(before * 1.25, 0);
      await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
      await expect(scale(canvasElement)).toBe(before);
    });
  },
};

export const Lit: Story = {
  args: { lit: ['placing'] },
  play: async ({ canvasElement }) => {
    const lit = [...canvasElement.querySelectorAll('.box.lit')].map((box) => box.getAttribute('data-state'));
    await expect(lit).toEqual(['placing']);
    await expect(scale(canvasElement)).toBeGreaterThan(chart.width * 0.79);
  },
};
