import { adminMessages } from '@abs/machines';
import { SalesChart } from '@abs/ui/components/SalesChart';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { noSales, salesDays } from '../../fixtures/admin.ts';
import { pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: SalesChart,
  args: { state: { status: 'ready', days: salesDays }, onRetry: fn() },
} satisfies Meta<typeof SalesChart>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The plot's code loads when the chart is first shown. */
const plot = (canvas: ReturnType<typeof within>) => canvas.findByRole('figure');
const figures = (root: HTMLElement) => root.querySelector('[data-slot="sales-figures"]');

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('a sentence summarizes the chart', async () => {
      await expect(await plot(canvas)).toHaveAccessibleName(
        /^Revenue and sales of each day from 22 Oct to 20 Nov: ₦[\d,]+ and \d+ sales in all\. Best day: /,
      );
    });
    await step('it has bars for revenue and sales of thirty days', async () => {
      await expect(canvasElement.querySelectorAll('.visx-bar')).toHaveLength(60);
    });
    await step('the slider goes from day to day', async () => {
      const all = figures(canvasElement)?.textContent;
      const day = canvas.getByRole('slider', { name: 'Day' });
      day.focus();
      await expect(day).toHaveAttribute('aria-valuetext', 'Fri 20 November: ₦135,500, 4 sales');
      // The browser itself moves a native slider on arrow keys.
      fireEvent.change(day, { target: { value: '28' } });
      await expect(day).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Thu 19 November: /));
      await expect(figures(canvasElement)).toHaveTextContent('Thu 19 November');
      await userEvent.tab();
      await expect(figures(canvasElement)).toHaveTextContent(all ?? 'the sum');
    });
    await step('the pointer does the same', async () => {
      const field = canvas.getByRole('slider', { name: 'Day' });
      const { left, top, width } = field.getBoundingClientRect();
      await userEvent.pointer({ target: field, coords: { clientX: left + width / 60, clientY: top + 20 } });
      await expect(figures(canvasElement)).toHaveTextContent('Thu 22 October');
      await userEvent.unhover(field);
      await expect(figures(canvasElement)).toHaveTextContent('22 Oct – 20 Nov');
    });
  },
};
export const AsTable: Story = {
  play: async ({ canvas, step }) => {
    await plot(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Table' }));
    await step('the table shows the same days, latest first', async () => {
      await expect(canvas.getByRole('button', { name: 'Table' })).toHaveAttribute('aria-pressed', 'true');
      const table = within(canvas.getByRole('table', { name: /Revenue and sales by day/ }));
      const rows = table.getAllByRole('rowheader');
      await expect(rows).toHaveLength(30);
      await expect(rows[0]).toHaveTextContent('Fri 20 November');
      await expect(canvas.queryByRole('figure')).toBeNull();
    });
    await step('Tab reaches the scroll area', async () => {
      const region = canvas.getByRole('region', { name: 'Sales by day' });
      region.focus();
      await expect(region).toHaveFocus();
    });
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading sales');
  },
};
export const Empty: Story = {
  args: { state: { status: 'ready', days: noSales } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No sales yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Table' })).toBeNull();
  },
};
/** A single sale shows one bar, and must not look like an error. */
export const OneSale: Story = {
  args: {
    state: {
      status: 'ready',
      days: noSales.map((day, index) => (index === 24 ? { ...day, sales: 1, revenue: 33_000 } : day)),
    },
  },
  play: async ({ canvas }) => {
    await expect(await plot(canvas)).toHaveAccessibleName(/₦33,000 and 1 sale in all/);
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: adminMessages.salesLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { state: Failed.args?.state, retrying: true } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await plot(canvas);
    await step('Tab moves to the choice of chart or table, then to the days as one stop', async () => {
      await tabTo(['button', 'Chart'], ['button', 'Table'], ['slider', 'Day']);
    });
    await step('in the table, Tab stops at the scroll area', async () => {
      await tabBackTo(['button', 'Table']);
      await userEvent.keyboard('{Enter}');
      await canvas.findByRole('table', { name: /Revenue and sales by day/ });
      await pressKey(' ');
      await tabTo(['region', 'Sales by day']);
    });
  },
};
