import { TermsScreen } from '@abs/ui/screens/TermsScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { contact, PageFrame, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: TermsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/tc">
        <Story />
      </PageFrame>
    ),
  ],
  args: { contact: { ...contact, chatUrl: social.whatsapp } },
} satisfies Meta<typeof TermsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.12.7'],
  play: async ({ canvas, canvasElement, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('it shows the promises of the shop', async () => {
      await expect(main.getByText(/We hold the items of an order for 60 minutes/)).toBeVisible();
      await expect(main.getByText(/within 7 days of delivery/)).toBeVisible();
    });
    await step('each section can be linked to', async () => {
      await expect(canvasElement.querySelector('#returns')).toHaveTextContent('Returns and refunds');
    });
  },
};
