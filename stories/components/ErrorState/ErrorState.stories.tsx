import { refusals } from '@abs/api/refusals';
import { messages } from '@abs/machines';
import { ErrorState } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: ErrorState,
  args: { message: messages.productsLoadFailed, onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error fetching products');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { retrying: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const Dense: Story = { args: { dense: true } };
/** Without a button, because trying again cannot help. */
export const Final: Story = { args: { message: refusals.notFound('Product')[1], onRetry: undefined } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: ({ onRetry, ...args }) => {
    const [retrying, setRetrying] = useState(false);
    return (
      <ErrorState
        {...args}
        retrying={retrying}
        onRetry={() => {
          setRetrying(true);
          onRetry?.();
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    await step('a key tries again once', async () => {
      await tabTo(['button', 'Refresh']);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onRetry).toHaveBeenCalledOnce();
    });
    await step('the button is pending and keeps the focus', async () => {
      await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveFocus();
    });
  },
};
