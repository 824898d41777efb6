import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { hoodieStyle } from '../../fixtures/style.ts';
import { fill, flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/styles/${hoodieStyle.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole('button', { name: 'Duplicate style' });
const duplicate = async () => userEvent.click(await button());

export const Editing = {
  parameters: { flow: { machine: 'duplicateStyle', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await button();
    await fill(canvas.getByLabelText('Name of the copy'), ' ');
    await duplicate();
    await canvas.findByText('Name of cloth is required');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'duplicateStyle', state: 'submitting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('duplicateAdminStyle');
  },
  play: duplicate,
} satisfies Story;

/** The copy is open, and can be duplicated too. */
export const Opened = {
  parameters: { flow: { machine: 'duplicateStyle', state: 'editing' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await button();
    await fill(canvas.getByLabelText('Name of the copy'), 'Lekki Hoodie');
    await duplicate();
    await page('Sizes and colors of Lekki Hoodie');
    await toastSaying('The style has been duplicated.');
    await expect(canvas.getByRole('textbox', { name: 'Stock: Moss, M' })).toHaveValue('0');
  },
} satisfies Story;

export const Unavailable = {
  parameters: { flow: { machine: 'duplicateStyle', state: 'unavailable' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await button();
    server.keepToBasics();
    await duplicate();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Duplicate style' })).toBeNull());
  },
} satisfies Story;
