import { ButtonLink, Text } from '@abs/ui';
import { ProseLink, ProseList, ProsePage } from '@abs/ui/components/ProsePage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { heroPortrait } from '../../fixtures/heroPictures.ts';
import { pressKey, tabTo } from '../../fixtures/tabOrder.ts';

const sections = ['Cotton', 'Washing', 'Mending'].map((title) => ({
  id: title.toLowerCase(),
  title,
  body: (
    <>
      <Text>
        What is worn often is washed often. Cold water and a line in the shade keep colors longer than any detergent
        does; see <ProseLink to="/contactus">how to reach us</ProseLink>.
      </Text>
      <ProseList>
        <li>Inside out, at 30 degrees.</li>
        <li>No tumble dryer.</li>
      </ProseList>
    </>
  ),
}));

const meta = {
  tags: ['pages'],
  component: ProsePage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Care',
    intro: 'How to make it last.',
    updated: '2026-11-20',
    sections,
    action: <ButtonLink to="/shop">Go to shop</ButtonLink>,
  },
} satisfies Meta<typeof ProsePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Washing' })).toHaveAttribute('id', 'washing');
  },
};
export const Contents: Story = {
  args: { contents: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement, step }) => {
    await step('the contents link to the sections, and are hidden on phones', async () => {
      const links = [...canvasElement.querySelectorAll('[data-slot="prose-contents"] a')];
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#cotton', '#washing', '#mending']);
    });
  },
};
export const Pictured: Story = { args: { picture: heroPortrait('sneakers'), updated: undefined } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { contents: true, sections: sections.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, step }) => {
    await step('Tab moves through contents, links in the text and the final link', async () => {
      if (canvas.queryByRole('navigation')) await tabTo(['link', 'Cotton']);
      await tabTo(['link', 'how to reach us'], ['link', 'Go to shop']);
      await pressKey('{Enter}');
    });
  },
};
