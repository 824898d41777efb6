import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  FormError,
  Notice,
  Skeleton,
  Spinner,
  Stack,
  ThreeDots,
} from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Primitives/Feedback',
  component: Notice,
  args: { children: 'We send a 4-digit code to your e-mail.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Stack>
      <Notice>Your cart is kept while you log in.</Notice>
      <Notice tone="success">Order success</Notice>
      <Notice
        tone="warning"
        action={
          <Button variant="quiet" size="small">
            Review
          </Button>
        }
      >
        Only 2 of these are left. We have lowered the quantity.
      </Notice>
      <FormError>Please, verify your email, before you can login</FormError>
    </Stack>
  ),
};
export const Empty: Story = {
  render: () => (
    <EmptyState title="Your cart is empty." action={<ButtonLink to="/shop">Add to cart</ButtonLink>}>
      Everything you add shows up here.
    </EmptyState>
  ),
};
const retry = fn();
export const Failed: Story = {
  render: () => <ErrorState message="Error fetching products" onRetry={retry} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(retry).toHaveBeenCalled();
  },
};
export const Waiting: Story = {
  render: () => (
    <Stack>
      <ThreeDots />
      <Spinner />
      <div style={{ width: 200 }}>
        <Skeleton shape="picture" />
        <Skeleton shape="text" width="70%" />
        <Skeleton shape="text" width="40%" />
      </div>
    </Stack>
  ),
};
