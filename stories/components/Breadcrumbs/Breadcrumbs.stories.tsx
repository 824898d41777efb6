import { Breadcrumbs } from '@abs/ui/components/Breadcrumbs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['catalogue'],
  component: Breadcrumbs,
  args: {
    trail: [
      { name: 'Home', url: '/' },
      { name: 'Shop', url: '/shop' },
    ],
    current: 'Hoodies',
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Shop' })).toHaveAttribute('href', '/shop');
    await expect(canvas.getByText('Hoodies')).toHaveAttribute('aria-current', 'page');
  },
};
export const LongName: Story = {
  args: { current: 'Ọlọ́runfẹ́mi heavyweight loopback hoodie for the harmattan of the year after the next' },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async () => {
    await tabTo(['link', 'Home'], ['link', 'Shop']);
    await pressKey('{Enter}');
  },
};
