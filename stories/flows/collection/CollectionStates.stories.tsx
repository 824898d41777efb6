import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/collections/rainy-season' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'collection', state: 'loading' } },
  beforeEach: () => server.hold('getCollection'),
  play: async ({ canvas }) => {
    await page('Collection');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Collection' })).toBeInTheDocument();
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'collection', state: 'ready' } },
  play: async ({ canvas }) => {
    await page('Rainy season');
    await expect(await canvas.findByText(/keep the water out/)).toBeInTheDocument();
  },
} satisfies Story;

export const Over = {
  parameters: { flow: { machine: 'collection', state: 'over' } },
  beforeEach: () => {
    server.answer('getCollection', () => ({
      collection: { slug: 'rainy-season', kind: 'collection', title: 'Rainy season', text: '', count: 0 },
      isOver: true,
    }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rainy season is over' });
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'collection', state: 'notFound' } },
  args: { address: '/collections/none' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Collection not found' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'collection', state: 'failed' } },
  beforeEach: () => server.fail('getCollection', ...refusals.tooMany('Too many attempts.', '1 minute')),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
