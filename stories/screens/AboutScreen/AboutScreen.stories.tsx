import { AboutScreen } from '@abs/ui/screens/AboutScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { heroPortrait } from '../../fixtures/heroPictures.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/aboutus">
        <Story />
      </PageFrame>
    ),
  ],
  args: { picture: heroPortrait('hoodie') },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.12.5'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
    await expect(main.getByText(/Hoodies first: for men and for women, in different sizes\.$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Hoodies for men and women' })).toBeVisible();
    await expect(main.getByText(/The same hoodie is for men and for women\./)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to shop' })).toHaveAttribute('href', '/shop');
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
