import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hoodieStyle } from '../../fixtures/style.ts';
import { fill, flow, page, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/size-guides/guide-0' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list, from which a guide's form is opened. */
export const List = {
  args: { address: '/admin/size-guides' },
  parameters: { flow: { machine: 'sizeGuidesTable', state: 'list.ready' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('Size guides');
    await expect(await canvas.findByRole('link', { name: 'Boxy t-shirts' })).toBeVisible();
  },
} satisfies Story;

export const Loading = {
  parameters: { flow: { machine: 'sizeGuideForm', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminSizeGuide');
  },
} satisfies Story;

/** The guide of a style, opened from its table of sizes and colors. */
export const Editing = {
  args: { address: `/admin/styles/${hoodieStyle.id}` },
  parameters: { flow: { machine: 'sizeGuideForm', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page(`Sizes and colors of ${hoodieStyle.name}`);
    await userEvent.click(await screen.findByRole('link', { name: 'Add a size guide of its own' }));
    await page('Add size guide');
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(hoodieStyle.name);
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'sizeGuideForm', state: 'submitting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('updateSizeGuide');
  },
  play: async ({ canvas }) => {
    await page('Hoodies');
    await fill(await canvas.findByRole('textbox', { name: 'Name' }), 'Warm hoodies');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'sizeGuideForm', state: 'notFound' } },
  args: { address: '/admin/size-guides/none' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Size guide not found' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'sizeGuideForm', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminSizeGuide', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
