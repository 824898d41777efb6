import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, flow, page, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/collections/collection-0' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'collectionForm', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminCollection');
  },
} satisfies Story;

export const Editing = {
  parameters: { flow: { machine: 'collectionForm', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async () => {
    await page('Rainy season');
  },
} satisfies Story;

export const Uploading = {
  parameters: { flow: { machine: 'collectionForm', state: 'uploading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('uploadPicture');
  },
  play: async ({ canvasElement }) => {
    await page('Rainy season');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['picture'], 'rain.png', { type: 'image/png' }));
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'collectionForm', state: 'submitting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('updateCollection');
  },
  play: async ({ canvas }) => {
    await page('Rainy season');
    await fill(await canvas.findByRole('textbox', { name: 'Title' }), 'Wet season');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'collectionForm', state: 'notFound' } },
  args: { address: '/admin/collections/none' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Collection not found' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'collectionForm', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminCollection', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
