import { PrivacyScreen } from '@abs/ui/screens/PrivacyScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contact, PageFrame, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/privacy">
        <Story />
      </PageFrame>
    ),
  ],
  args: { contact: { ...contact, chatUrl: social.whatsapp } },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.12.7'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByText(/We don’t store card data/)).toBeVisible();
    await expect(main.getByText(/kept in your browser’s local storage/)).toBeVisible();
    await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
  },
};
