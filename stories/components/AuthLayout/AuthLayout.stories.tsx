import { Button, TextField } from '@abs/ui';
import { AuthLayout, AuthLink } from '@abs/ui/components/AuthLayout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heroPortrait } from '../../fixtures/heroPictures.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['account'],
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Forgot password',
    intro: 'We send reset instructions to your email.',
    picture: heroPortrait('hoodie'),
    footer: <AuthLink to="/login">Back to login</AuthLink>,
    children: (
      <>
        <TextField label="Email" type="email" inputMode="email" autoComplete="email" />
        <Button full>Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it has brand, main landmark and heading', async () => {
      await expect(canvas.getByRole('link', { name: /, home$/ })).toHaveAttribute('href', '/');
      await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    });
  },
};
export const WithoutPicture: Story = { args: { picture: undefined, intro: undefined, footer: undefined } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ step }) => {
    await step('Tab moves through brand, form and footer', async () => {
      await tabTo(['link', /, home$/], ['textbox', 'Email'], ['button', 'Send'], ['link', 'Back to login']);
      await pressKey('{Enter}');
    });
  },
};
