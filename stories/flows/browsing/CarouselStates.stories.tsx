import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { flow } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const PLAY = 'Play slides';
const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts the slides for visitors who prefer reduced motion. For others they already change. */
const play: NonNullable<Story['play']> = async ({ canvas }) => {
  if (prefersLessMotion()) await userEvent.click(await canvas.findByRole('button', { name: PLAY }));
  await canvas.findByRole('button', { name: 'Pause slides' });
};

export const Playing = {
  parameters: { flow: { machine: 'carousel', state: 'playing' } },
  play: async (context) => {
    await play(context);
    await userEvent.hover(context.canvas.getByRole('banner'));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
} satisfies Story;

export const Held = {
  parameters: { flow: { machine: 'carousel', state: 'held' } },
  play: async (context) => {
    await play(context);
    await userEvent.hover(context.canvas.getByRole('link', { name: 'Check out Now' }));
  },
} satisfies Story;

export const Paused = {
  parameters: { flow: { machine: 'carousel', state: 'paused' } },
  play: async ({ canvas }) => {
    if (!prefersLessMotion()) await userEvent.click(await canvas.findByRole('button', { name: 'Pause slides' }));
    await canvas.findByRole('button', { name: PLAY });
  },
} satisfies Story;
