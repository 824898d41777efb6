import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/size-guide/jacket' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'sizeGuide', state: 'loading' } },
  beforeEach: () => server.hold('getSizeGuide'),
  play: async ({ canvas }) => {
    await page('Jackets size guide');
    await expect(await canvas.findByRole('status', { name: 'Loading the size guide' })).toBeInTheDocument();
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'sizeGuide', state: 'ready' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Jackets: measurements in centimeters' });
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'sizeGuide', state: 'notFound' } },
  beforeEach: () => server.fail('getSizeGuide', ...refusals.notFound('Size guide')),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No size guide yet' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'sizeGuide', state: 'failed' } },
  beforeEach: () => server.fail('getSizeGuide', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
