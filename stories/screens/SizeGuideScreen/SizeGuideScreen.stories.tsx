import { messages } from '@abs/machines';
import { SizeGuideScreen } from '@abs/ui/screens/SizeGuideScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { sizeGuides } from '../../fixtures/sizeGuides.ts';

const meta = {
  tags: ['catalogue'],
  component: SizeGuideScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/size-guide/hoodie">
        <Story />
      </PageFrame>
    ),
  ],
  args: {
    category: 'hoodie',
    state: { status: 'ready', sizeGuide: sizeGuides.hoodie },
    unit: 'cm',
    onUnitChange: fn(),
    onPrint: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof SizeGuideScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('it names the category, and links back to the hoodies', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Hoodies size guide' })).toBeVisible();
      const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
      await expect(trail.getByRole('link', { name: 'Hoodies' })).toHaveAttribute('href', '/shop?category=hoodie');
    });
    await step('it links to the other guides', async () => {
      const others = within(canvas.getByRole('navigation', { name: 'Other size guides' }));
      await expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/size-guide/tshirt',
        '/size-guide/sneaker',
        '/size-guide/jacket',
      ]);
    });
    await step('Print is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
    });
  },
};
export const Sneakers: Story = {
  args: { category: 'sneaker', state: { status: 'ready', sizeGuide: sizeGuides.sneaker } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sneakers size guide' })).toBeVisible();
  },
};
export const Inches: Story = {
  args: { unit: 'in' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Hoodies: measurements in inches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'cm (centimeters)' }));
    await expect(args.onUnitChange).toHaveBeenCalledWith('cm');
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading the size guide' })).toBeInTheDocument();
  },
};
export const NotFound: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No size guide yet' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Browse Hoodies' })).toHaveAttribute('href', '/shop?category=hoodie');
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.sizeGuideLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
