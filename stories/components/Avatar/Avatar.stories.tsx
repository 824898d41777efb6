import { Avatar } from '@abs/ui/components/Avatar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';

const meta = {
  tags: ['account'],
  component: Avatar,
  args: { names: ['Adaeze', 'Ọláńrewájú'] },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('AỌ')).toBeVisible();
  },
};
export const Picture: Story = {
  tags: ['2.11.1'],
  args: { src: productOf('hoodie').salesCoverPicture },
  play: async ({ args, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', args.src);
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    await expect(picture).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { src: 'data:image/png;base64,none' },
  play: async ({ canvasElement, step }) => {
    await step('a picture that does not load leaves the initials', async () => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    });
  },
};
export const Nameless: Story = { args: { names: [null, null] } };
export const Small: Story = { args: { size: 'small' } };
/** Beside a name in a list. */
export const Tiny: Story = { args: { size: 'tiny' } };
/** Letters keep their diacritics, in any Unicode form. */
export const Marks: Story = {
  args: { names: ['Ọ́láńrewájú'.normalize('NFD'), null] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="avatar"]')?.textContent?.normalize('NFC')).toBe('Ọ́');
  },
};
