import { ScriptNotice, type ScriptNoticeProps } from '@abs/ui/components/ScriptNotice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderToStaticMarkup } from 'react-dom/server.browser';
import { expect } from 'storybook/test';

/** Shows the server's HTML as a browser without script does. */
function WithoutScript(props: ScriptNoticeProps) {
  const html = renderToStaticMarkup(<ScriptNotice {...props} />).replace(/<\/?noscript[^>]*>/g, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React escaped it a line above.
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

const meta = {
  tags: ['primitives'],
  component: ScriptNotice,
  args: { action: 'order' },
} satisfies Meta<typeof ScriptNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <WithoutScript {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To order, turn on JavaScript in your browser and reload the page.')).toBeVisible();
  },
};
/** With script it shows nothing. */
export const WithScript: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
