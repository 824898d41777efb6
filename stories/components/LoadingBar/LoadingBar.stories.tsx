import { LoadingBar } from '@abs/ui/components/LoadingBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: LoadingBar,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof LoadingBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const status = await canvas.findByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(await canvas.findByText('Loading')).toBeInTheDocument();
    await expect(status).toHaveTextContent('Loading');
  },
};
