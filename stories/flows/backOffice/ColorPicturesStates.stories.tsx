import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { hoodieStyle } from '../../fixtures/style.ts';
import { flow, server, signInAsAdmin, toastSaying } from '../flow.ts';

/** A style in one color, whose pictures are the only ones on the page. */
function signInToMoss(): void {
  signInAsAdmin();
  const isMoss = ({ color }: { color: string }) => color === 'Moss';
  server.backOffice.styles = [
    { ...hoodieStyle, variants: hoodieStyle.variants.filter(isMoss), colors: hoodieStyle.colors?.filter(isMoss) ?? [] },
  ];
}

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/styles/${hoodieStyle.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const pictures = async () => within(await screen.findByRole('list', { name: 'Pictures of Moss' }));
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save pictures of Moss' }));

export const Editing = {
  parameters: { flow: { machine: 'colorPictures', state: 'open.editing' } },
  beforeEach: signInToMoss,
  play: async () => {
    for (const name of ['Picture 1', 'Picture 2', 'Picture 3']) {
      await userEvent.click((await pictures()).getByRole('button', { name: `Remove ${name}` }));
    }
    await save();
    await screen.findByText('A color needs at least one picture');
  },
} satisfies Story;

export const Uploading = {
  parameters: { flow: { machine: 'colorPictures', state: 'open.uploading' } },
  beforeEach: () => {
    signInToMoss();
    server.hold('uploadPicture');
  },
  play: async () => {
    const picture = new File([new Uint8Array(2048)], 'hoodie-side.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText('Choose pictures Pictures of Moss'), picture);
    await save();
  },
} satisfies Story;

export const Saving = {
  parameters: { flow: { machine: 'colorPictures', state: 'saving' } },
  beforeEach: () => {
    signInToMoss();
    server.hold('saveStylePictures');
  },
  play: save,
} satisfies Story;

/** A picture is moved by key, and the new order is saved. */
export const Saved = {
  parameters: { flow: { machine: 'colorPictures', state: 'open.editing' } },
  beforeEach: signInToMoss,
  play: async () => {
    const before = hoodieStyle.colors?.[0]?.pictures.map(({ src }) => src) ?? [];
    const [first] = (await pictures()).getAllByRole('button', { name: /^Move .* later$/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    await save();
    await toastSaying('The pictures of Moss have been saved.');
    const saved = server.backOffice.styles[0]?.colors?.[0]?.pictures.map(({ src }) => src);
    await expect(saved).toEqual([before[1], before[0], before[2]]);
  },
} satisfies Story;
