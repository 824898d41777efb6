import type { Picture } from '@abs/contract';
import { PictureViewer, type PictureViewerProps } from '@abs/ui/components/PictureViewer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createEvent, expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { productOf } from '../../fixtures/catalogue.ts';
import { served } from '../../fixtures/served.ts';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const hoodie = productOf('hoodie');
const pictures = hoodie.pictures ?? [];
const [first, second] = pictures as [Picture, Picture];

/** Keeps the index and the open state, as the product page does. */
function Page({ onPictureSelect, onCancel, ...props }: PictureViewerProps) {
  const [index, setIndex] = useState(props.index);
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Zoom
      </button>
      <PictureViewer
        {...props}
        open={open}
        index={index}
        onPictureSelect={(next) => {
          onPictureSelect(next);
          setIndex(next);
        }}
        onCancel={() => {
          onCancel();
          setOpen(false);
        }}
      />
    </>
  );
}

const viewer = async () => within(await screen.findByRole('dialog', { name: `Pictures of ${hoodie.name}` }));
const press = async (name: string) => userEvent.click((await viewer()).getByRole('button', { name }));
const zoomLevel = async () => (await viewer()).getByText(/^\d+%$/);
const place = (text: string) => waitFor(async () => expect((await viewer()).getByText(text)).toBeVisible());

/** The box of the current picture, and the picture's position in it. */
function current() {
  const slide = document.querySelector<HTMLElement>('[data-slot="viewer-slide"]:not([inert])');
  const surface = slide?.querySelector<HTMLElement>('[data-slot="zoom-surface"]');
  const sheet = slide?.querySelector<HTMLElement>('[data-slot="zoom-sheet"]');
  if (!slide || !surface || !sheet) throw new Error('No picture is shown');
  return { slide, surface, sheet };
}
const large = () => current().sheet.querySelector<HTMLImageElement>('img[alt=""]');

/** The timestamp of pointer events in milliseconds. The time between two taps must not depend on the machine. */
let pointerTime = 0;

/** Fingers or a mouse, at positions in pixels from the middle of the box. */
function pointers(pointerType: 'touch' | 'mouse') {
  const { surface } = current();
  const { left, top, width, height } = surface.getBoundingClientRect();
  // Browsers capture only pressed pointers, and throw an error if the mouse has never moved.
  surface.setPointerCapture = () => {};
  pointerTime += 10_000;
  const at = (pointerId: number, x: number, y: number) => ({
    pointerId,
    pointerType,
    button: 0,
    clientX: left + width / 2 + x,
    clientY: top + height / 2 + y,
  });
  const down = (id: number, x: number, y: number) => fireEvent.pointerDown(surface, at(id, x, y));
  const move = (id: number, x: number, y: number) => fireEvent.pointerMove(surface, at(id, x, y));
  const up = (id: number, x: number, y: number) => {
    const event = createEvent.pointerUp(surface, at(id, x, y));
    pointerTime += 50;
    Object.defineProperty(event, 'timeStamp', { value: pointerTime });
    fireEvent(surface, event);
  };
  const tap = (x: number, y: number) => {
    down(1, x, y);
    up(1, x, y);
  };
  return { down, move, up, tap };
}

/** Turns on data saving for one story. */
function savingData() {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  return () => {
    delete (navigator as unknown as Record<string, unknown>).connection;
  };
}

/** The first picture with another large file. */
const withLargeFile = (url: string): Picture => ({ ...first, srcset: `${first.srcset}, ${url} 9000w` });

const meta = {
  tags: ['catalogue'],
  component: PictureViewer,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    pictures,
    name: hoodie.name,
    index: 0,
    sizes: '390px',
    onPictureSelect: fn(),
    onCancel: fn(),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PictureViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs'],
  play: async ({ args, step }) => {
    const { getByRole, getByText } = await viewer();
    await step('it shows the whole picture and its number', async () => {
      await expect(getByRole('img', { name: first.alt })).toBeInTheDocument();
      await expect(getByText(`1 of ${pictures.length}`)).toBeVisible();
      await expect(getByText('100%')).toBeVisible();
    });
    await step('the large file covers the small one', async () => {
      await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
      await expect(large()?.currentSrc).toMatch(/-1200\.avif$/);
    });
    await step('previous and zoom out are disabled', async () => {
      await expect(getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
      await expect(getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
      await press('Previous picture');
      await expect(args.onPictureSelect).not.toHaveBeenCalled();
    });
    await step('it shows the next picture', async () => {
      await press('Next picture');
      await expect(args.onPictureSelect).toHaveBeenLastCalledWith(1);
      await place(`2 of ${pictures.length}`);
      await expect(getByRole('img', { name: second.alt })).toBeInTheDocument();
      await press('Previous picture');
      await place(`1 of ${pictures.length}`);
      await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
    });
  },
};
export const Zoomed: Story = {
  tags: ['photographs'],
  play: async ({ step }) => {
    await viewer();
    await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
    await step('the button zooms up to the size of the file', async () => {
      await press('Zoom in');
      await expect(await zoomLevel()).toHaveTextContent('150%');
      const zoomIn = (await viewer()).getByRole('button', { name: 'Zoom in' });
      for (let presses = 0; presses < 6; presses += 1) await userEvent.click(zoomIn);
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
      await expect(current().surface).toHaveAttribute('data-state', 'zoomed');
    });
    await step('another picture is not zoomed', async () => {
      await press('Next picture');
      await expect(await zoomLevel()).toHaveTextContent('100%');
      await press('Previous picture');
      await expect(await zoomLevel()).toHaveTextContent('100%');
    });
    await press('Zoom in');
    await press('Zoom in');
    await expect(await zoomLevel()).toHaveTextContent('225%');
  },
};
export const Fingers: Story = {
  play: async ({ step }) => {
    await viewer();
    const finger = pointers('touch');
    const transform = () => current().sheet.style.transform;
    await step('one tap does nothing, a second one zooms in at its position', async () => {
      finger.tap(40, 60);
      await expect(await zoomLevel()).toHaveTextContent('100%');
      finger.tap(42, 61);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('250%'));
      await expect(transform()).toContain('scale(2.5)');
    });
    await step('dragging moves the picture', async () => {
      const before = transform();
      finger.down(1, 0, 0);
      finger.move(1, -60, -30);
      finger.up(1, -60, -30);
      await waitFor(() => expect(transform()).not.toBe(before));
    });
    await step('pinching in shows the whole picture', async () => {
      finger.down(1, -100, 0);
      finger.down(2, 100, 0);
      finger.move(1, -10, 0);
      finger.move(2, 10, 0);
      finger.up(1, -10, 0);
      finger.up(2, 10, 0);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('100%'));
    });
    await step('pinching out zooms in', async () => {
      finger.down(1, -40, 0);
      finger.down(2, 40, 0);
      finger.move(1, -80, 0);
      finger.move(2, 80, 0);
      finger.up(2, 80, 0);
      finger.up(1, -80, 0);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('200%'));
    });
    await step('a tap centres the picture at its position, without dragging', async () => {
      const before = transform();
      finger.tap(0, 120);
      await waitFor(() => expect(transform()).not.toBe(before));
      await expect(await zoomLevel()).toHaveTextContent('200%');
    });
  },
};
export const Mouse: Story = {
  play: async ({ step }) => {
    await viewer();
    const mouse = pointers('mouse');
    await step('a click zooms in, and a double click does not zoom out again', async () => {
      mouse.tap(10, 10);
      mouse.tap(10, 10);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('250%'));
    });
    await step('the wheel zooms out, at most to the whole picture', async () => {
      for (let turns = 0; turns < 6; turns += 1) fireEvent.wheel(current().surface, { deltaY: 100 });
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('100%'));
    });
    await step('the wheel zooms in', async () => {
      fireEvent.wheel(current().surface, { deltaY: -100 });
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('135%'));
    });
  },
};
export const LastPicture: Story = {
  args: { index: pictures.length - 1 },
  play: async ({ args, step }) => {
    await place(`${pictures.length} of ${pictures.length}`);
    await step('next is disabled', async () => {
      await expect((await viewer()).getByRole('button', { name: 'Next picture' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await press('Next picture');
      await expect(args.onPictureSelect).not.toHaveBeenCalled();
    });
    await step('the row is scrolled to it', async () => {
      const track = current().slide.parentElement;
      await waitFor(() => expect(track?.scrollLeft).toBe(current().slide.offsetLeft));
    });
  },
};
/** A swipe is the browser's own scrolling, which the viewer follows. */
export const Swiped: Story = {
  play: async ({ args }) => {
    await viewer();
    const track = current().slide.parentElement;
    const next = current().slide.nextElementSibling as HTMLElement;
    track?.scrollTo({ left: next.offsetLeft, behavior: 'instant' });
    await place(`2 of ${pictures.length}`);
    await expect(args.onPictureSelect).toHaveBeenLastCalledWith(1);
    await expect(current().slide).toBe(next);
  },
};
export const OnePicture: Story = {
  args: { pictures: [first] },
  play: async () => {
    const { queryByRole, queryByText, getByRole } = await viewer();
    await expect(queryByText(/ of 1/)).toBeNull();
    await expect(queryByRole('button', { name: /picture$/ })).toBeNull();
    await expect(getByRole('button', { name: 'Zoom in' })).toBeEnabled();
  },
};
/** The large file loads only on request. */
export const SaveData: Story = {
  beforeEach: savingData,
  play: async ({ step }) => {
    const { getByRole, queryByRole } = await viewer();
    await step('only the file of the page is loaded', async () => {
      await expect(getByRole('button', { name: 'Load the large picture' })).toBeVisible();
      await expect(large()).toBeNull();
    });
    await step('each large file is requested separately', async () => {
      await press('Next picture');
      await press('Load the large picture');
      await waitFor(() => expect(large()?.currentSrc).toMatch(/-1200\.avif\?full$/));
      await waitFor(() => expect(queryByRole('button', { name: 'Load the large picture' })).toBeNull());
      await press('Previous picture');
      await expect(getByRole('button', { name: 'Load the large picture' })).toBeVisible();
    });
  },
};
export const LoadingLarge: Story = {
  // The time of a download cannot be controlled, so decoding is held instead.
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async ({ step }) => {
    const { findByText } = await viewer();
    await step('a note says so, and the picture can be zoomed meanwhile', async () => {
      const note = await findByText('Loading the large picture');
      await expect(note.closest('[role="status"]')).not.toBeNull();
      await press('Zoom in');
      await expect(await zoomLevel()).toHaveTextContent('150%');
      await press('Zoom out');
      await expect(large()).toHaveAttribute('data-state', 'loading');
      await waitFor(() => expect(note).toBeVisible());
    });
  },
};
/** The large file is not a picture. */
export const Failed: Story = {
  args: { pictures: [withLargeFile(served('manifest.webmanifest')), ...pictures.slice(1)] },
  play: async ({ step }) => {
    const { findByRole, getByRole } = await viewer();
    await step('a note says so, and the smaller file stays', async () => {
      await expect(await findByRole('alert')).toHaveTextContent('The large picture didn’t load.');
      await expect(getByRole('img', { name: first.alt })).toBeInTheDocument();
    });
    await step('another attempt can fail too', async () => {
      await press('Try again');
      await expect(await findByRole('alert')).toHaveTextContent('The large picture didn’t load.');
    });
    await step('other pictures are not affected', async () => {
      await press('Next picture');
      await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
      await press('Previous picture');
      await findByRole('alert');
    });
  },
};
/** From a backend with one URL per picture: without a larger file, and with an unknown proportion. */
export const PlainAddresses: Story = {
  args: { pictures: [hoodie.salesCoverPicture, ...hoodie.subImages] },
  beforeEach: savingData,
  play: async () => {
    const { getByRole, queryByRole } = await viewer();
    await expect(queryByRole('button', { name: 'Load the large picture' })).toBeNull();
    await expect(getByRole('img', { name: hoodie.name })).toBeInTheDocument();
    await press('Zoom in');
    await expect(await zoomLevel()).toHaveTextContent('150%');
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { open: false },
  play: async ({ args, step }) => {
    await step('Enter opens it', async () => {
      await tabTo(['button', 'Zoom']);
      await userEvent.keyboard('{Enter}');
      await expectFocus('button', 'Close');
    });
    await step('arrows change the picture if it is not zoomed', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await place(`2 of ${pictures.length}`);
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await place(`1 of ${pictures.length}`);
      await expect(args.onPictureSelect).toHaveBeenCalledTimes(2);
    });
    await step('plus and minus zoom, and arrows move the zoomed picture', async () => {
      await userEvent.keyboard('++');
      await expect(await zoomLevel()).toHaveTextContent('225%');
      const before = current().sheet.style.transform;
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await waitFor(() => expect(current().sheet.style.transform).not.toBe(before));
      await place(`1 of ${pictures.length}`);
      await userEvent.keyboard('-');
      await expect(await zoomLevel()).toHaveTextContent('150%');
      await userEvent.keyboard('0');
      await expect(await zoomLevel()).toHaveTextContent('100%');
    });
    await step('keyboard shortcuts of the browser still work', async () => {
      await userEvent.keyboard('{Control>}+{/Control}');
      await expect(await zoomLevel()).toHaveTextContent('100%');
    });
    await step('Tab reaches every control', async () => {
      await tabTo(
        ['group', 'Picture'],
        ['button', 'Previous picture'],
        ['button', 'Zoom out'],
        ['button', 'Zoom in'],
        ['button', 'Next picture'],
      );
      await tabBackTo(['button', 'Zoom in']);
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Zoom');
      await expect(args.onCancel).toHaveBeenCalled();
    });
  },
};
