import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { fill, flow, page, server } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/contactus' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const write: Story['play'] = async ({ canvas }) => {
  await page('Contact us');
  await fill(canvas.getByLabelText('Your Name'), 'Temi Bello');
  await fill(canvas.getByLabelText('Your Email'), 'temi@example.com');
  await fill(canvas.getByLabelText('Your message'), 'Do you have the Makoko T-Shirt in XXL?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
};

export const Editing = {
  parameters: { flow: { machine: 'contact', state: 'editing' } },
  play: async () => {
    await page('Contact us');
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'contact', state: 'submitting' } },
  beforeEach: () => server.hold('sendContactMessage'),
  play: write,
} satisfies Story;

export const Sent = {
  parameters: { flow: { machine: 'contact', state: 'sent' } },
  play: write,
} satisfies Story;

export const Unavailable = {
  parameters: { flow: { machine: 'contact', state: 'unavailable' } },
  beforeEach: () => server.fail('sendContactMessage', ...refusals.notFound('Page')),
  play: write,
} satisfies Story;
