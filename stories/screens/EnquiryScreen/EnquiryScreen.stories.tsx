import { EnquiryScreen } from '@abs/ui/screens/EnquiryScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contact, PageFrame, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: EnquiryScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/enquiry">
        <Story />
      </PageFrame>
    ),
  ],
  args: { contact: { ...contact, chatUrl: social.whatsapp } },
} satisfies Meta<typeof EnquiryScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.12.6'],
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('it shows a telephone number and that of the messaging app', async () => {
      const [phone, chat] = main.getAllByRole('link', { name: '+234 803 123 4567' });
      await expect(phone).toHaveAttribute('href', 'tel:+2348031234567');
      await expect(chat).toHaveAttribute('href', social.whatsapp);
      await expect(main.getByRole('heading', { name: 'WhatsApp' })).toBeVisible();
    });
    await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};
/** A chat whose URL contains no number. */
export const AnotherApp: Story = {
  args: { contact: { ...contact, chatUrl: 'https://t.me/abs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', 'https://t.me/abs');
  },
};
