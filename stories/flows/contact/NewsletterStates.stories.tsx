import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, waitFor } from 'storybook/test';
import { fill, flow, page, server, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/aboutus' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The form in the footer, which loads on scrolling near it. In StrictMode the router scrolls to the top twice, the
 * second time just after the page has appeared.
 */
async function form(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<HTMLElement> {
  await page(/./);
  return waitFor(() => {
    canvas.getByRole('contentinfo').scrollIntoView({ block: 'end' });
    return canvas.getByRole('textbox', { name: 'Email' });
  });
}

const subscribe: NonNullable<Story['play']> = async ({ canvas }) => {
  await fill(await form(canvas), 'temi@example.com');
  await userEvent.keyboard('{Enter}');
};

export const Editing = {
  parameters: { flow: { machine: 'newsletter', state: 'editing' } },
  play: async ({ canvas }) => {
    await form(canvas);
  },
} satisfies Story;

export const Submitting = {
  parameters: { flow: { machine: 'newsletter', state: 'submitting' } },
  beforeEach: () => server.hold('subscribeToNewsletter'),
  play: subscribe,
} satisfies Story;

export const Subscribed = {
  parameters: { flow: { machine: 'newsletter', state: 'subscribed' } },
  play: async (context) => {
    await subscribe(context);
    await toastSaying('Thank you for subscribing!');
  },
} satisfies Story;

export const Unconfirmed = {
  parameters: { flow: { machine: 'newsletter', state: 'unconfirmed' } },
  beforeEach: () =>
    server.answer('subscribeToNewsletter', () => ({ message: 'Thank you for subscribing!', confirmBy: 'mail' })),
  play: async (context) => {
    await subscribe(context);
    await context.canvas.findByText('Check your inbox to confirm your email address.');
  },
} satisfies Story;

export const Unavailable = {
  parameters: { flow: { machine: 'newsletter', state: 'unavailable' } },
  beforeEach: () => server.fail('subscribeToNewsletter', ...refusals.notFound('Page')),
  play: subscribe,
} satisfies Story;
