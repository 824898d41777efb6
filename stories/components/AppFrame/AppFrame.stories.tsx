import { Text } from '@abs/ui';
import { AppFrame } from '@abs/ui/components/AppFrame';
import { ChatBubble } from '@abs/ui/components/ChatBubble';
import { Footer } from '@abs/ui/shop/Footer';
import { TopBar } from '@abs/ui/shop/TopBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { contact, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['frame'],
  component: AppFrame,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: {
    header: (
      <TopBar
        currentPath="/"
        user={null}
        cart={{ lines: 0, pieces: 0 }}
        orders={0}
        onSearch={() => {}}
        onLogout={() => {}}
      />
    ),
    footer: <Footer contact={contact} social={social} />,
    overlay: <ChatBubble to={social.whatsapp} />,
    children: <Text style={{ minHeight: 240, padding: 24 }}>The content</Text>,
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('top bar, content and footer are landmarks', async () => {
      await expect(canvas.getByRole('banner')).toBeVisible();
      await expect(canvas.getByRole('main')).toHaveTextContent('The content');
      await expect(canvas.getByRole('contentinfo')).toBeVisible();
    });
    await step('the first Tab moves to the skip link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    });
  },
};
/** With the content alone. */
export const Bare: Story = { args: { header: undefined, footer: undefined, overlay: undefined } };
