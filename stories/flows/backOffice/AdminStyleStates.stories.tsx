import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { hoodieStyle } from '../../fixtures/style.ts';
import { fill, flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/styles/${hoodieStyle.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas }) => {
  await page('Sizes and colors of Opẹ́bí Hoodie');
  await fill(canvas.getByRole('textbox', { name: 'Stock: Moss, M' }), '40');
  await userEvent.click(canvas.getByRole('button', { name: 'Save sizes and colors' }));
};

export const Loading = {
  parameters: { flow: { machine: 'adminStyle', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminStyle');
  },
} satisfies Story;

export const Editing = {
  parameters: { flow: { machine: 'adminStyle', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async () => {
    await page('Sizes and colors of Opẹ́bí Hoodie');
  },
} satisfies Story;

export const Saving = {
  parameters: { flow: { machine: 'adminStyle', state: 'saving' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('saveAdminStyle');
  },
  play: save,
} satisfies Story;

export const Saved = {
  parameters: { flow: { machine: 'adminStyle', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await save(context);
    await toastSaying('Sizes and colors have been saved.');
    await expect(context.canvas.getByRole('textbox', { name: 'Stock: Moss, M' })).toHaveValue('40');
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'adminStyle', state: 'notFound' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminStyle', ...refusals.notFound('Style'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Style not found');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'adminStyle', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminStyle', ...refusals.internal);
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
