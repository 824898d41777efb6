import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Prototype } from '../../tools/storybook-playground/Prototype.tsx';
import { prototypes } from '../fixtures/prototypes.ts';
import { prototypeScope } from './prototypeScope.ts';

/** The playground renders typed code with the shop's components. */
const meta = {
  component: Prototype,
  parameters: { layout: 'fullscreen' },
  args: { code: prototypes['Product cards'], scope: {} },
  argTypes: { scope: { control: false } },
  render: ({ code }) => <Prototype code={code} scope={prototypeScope} />,
} satisfies Meta<typeof Prototype>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Form: Story = { args: { code: prototypes.Form } };
export const EmptyState: Story = { args: { code: prototypes['Empty state'] } };
export const Mistake: Story = {
  args: { code: '<Stack>\n  <Basket />\n</Stack>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Line 2, column 4: there is no Basket here.');
  },
};
/** Typed code replaces the rendered one. Invalid code keeps the previous result. */
export const Typed: Story = {
  play: async ({ canvas, step }) => {
    const type = (code: string) => window.postMessage({ playground: 'code', code }, location.origin);
    await step('new code is rendered', async () => {
      type('<Button variant="secondary">See all hoodies</Button>');
      await expect(await canvas.findByRole('button', { name: 'See all hoodies' })).toBeVisible();
    });
    await step('invalid code keeps the previous result', async () => {
      type('<Button variant="secondary">See all hoodies</');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Line 1');
      await expect(canvas.getByRole('button', { name: 'See all hoodies' })).toBeVisible();
    });
  },
};
