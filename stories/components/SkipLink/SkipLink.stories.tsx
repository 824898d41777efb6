import { SkipLink, Text } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['frame'],
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { target: 'after-the-bar' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Text>Press Tab.</Text>
      <main id="after-the-bar" tabIndex={-1}>
        <Text>The content</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const Keyboard: StoryObj<typeof meta> = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    const isOnScreen = () => link.getBoundingClientRect().bottom > 0;
    await step('it is hidden until the first Tab', async () => {
      await expect(isOnScreen()).toBe(false);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      // On a documentation page the reader keeps the focus, and the link stays hidden.
      await expect(isOnScreen()).toBe(link.matches(':focus'));
    });
    await step('it leads to the content', async () => {
      await expect(link).toHaveAttribute('href', '#after-the-bar');
      if (link.matches(':focus')) await pressKey('{Enter}');
    });
  },
};
