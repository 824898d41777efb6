import { Hero } from '@abs/ui/components/Hero';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { heroSlides } from '../fixtures/hero.ts';

const meta = {
  title: 'Catalogue/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { slides: heroSlides },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('next and previous go around the ends', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await expect(canvas.getByRole('group', { name: '4 of 4' })).toHaveTextContent('Jacket');
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await expect(canvas.getByRole('group', { name: '1 of 4' })).toHaveTextContent('Hoodie');
    });
    await step('the way on', async () => {
      await expect(canvas.getByRole('link', { name: 'Check out Now' })).toHaveAttribute('href', '/shop');
    });
    await step('slides that are not shown cannot be reached', async () => {
      await expect(canvas.queryByRole('group', { name: '2 of 4' })).toBeNull();
    });
  },
};
export const TShirt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
  },
};
export const Sneakers: Story = {
  play: async ({ canvas }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next slide' }));
  },
};
export const Jacket: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
  },
};
/** The tests' browser prefers reduced motion: the hero stands still until it is asked to play. */
export const Playing: Story = {
  args: { advanceMs: 150 },
  play: async ({ canvas, canvasElement, step }) => {
    const shown = () => canvas.getByText(/\/ 4$/);
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await step('with reduced motion it does not advance by itself', async () => {
      await wait(400);
      await expect(shown()).toHaveTextContent('1 / 4');
    });
    await step('asked to play, it waits while it has the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
      await wait(400);
      await expect(shown()).toHaveTextContent('1 / 4');
    });
    await step('and advances once the focus and the pointer have gone', async () => {
      (canvasElement.ownerDocument.activeElement as HTMLElement | null)?.blur();
      await userEvent.unhover(canvas.getByRole('button', { name: 'Pause slides' }));
      await waitFor(() => expect(shown()).not.toHaveTextContent('1 / 4'), { timeout: 3000 });
    });
    await step('paused, it stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
      const now = shown().textContent;
      await wait(400);
      await expect(shown()).toHaveTextContent(now ?? '');
    });
  },
};
