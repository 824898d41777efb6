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

/** The page keeps the index and whether it is open, as the product page does. */
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

/** The box of the current picture, and where the picture lies in it. */
function current() {
  const slide = document.querySelector<HTMLElement>('[data-slot="viewer-slide"]:not([inert])');
  const surface = slide?.querySelector<HTMLElement>('[data-slot="zoom-surface"]');
  const sheet = slide?.querySelector<HTMLElement>('[data-slot="zoom-sheet"]');
  if (!slide || !surface || !sheet) throw new Error('No picture is shown');
  return { slide, surface, sheet };
}
const large = () => current().sheet.querySelector<HTMLImageElement>('img[alt=""]');

/** Milliseconds on the clock of the pointers' events: how fast two taps follow must not depend on the machine. */
let pointerTime = 0;

/** Fingers, or a mouse, at places of the box in pixels from its middle. */
function pointers(pointerType: 'touch' | 'mouse') {
  const { surface } = current();
  const { left, top, width, height } = surface.getBoundingClientRect();
  // A browser captures only what is pressed, and refuses with an error where no mouse was ever moved.
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

/** A browser that saves data, for one story. */
function savingData() {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  return () => {
    delete (navigator as unknown as Record<string, unknown>).connection;
  };
}

/** The first picture, whose large file is another one. */
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
    await step('the whole picture, and which of them it is', async () => {
      await expect(getByRole('img', { name: first.alt })).toBeInTheDocument();
      await expect(getByText(`1 of ${pictures.length}`)).toBeVisible();
      await expect(getByText('100%')).toBeVisible();
    });
    await step('its large file comes over it', async () => {
      await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
      await expect(large()?.currentSrc).toMatch(/-1200\.avif$/);
    });
    await step('there is nothing before the first, and nothing smaller than all of it', async () => {
      await expect(getByRole('button', { name: 'Previous picture' })).toHaveAttribute('aria-disabled', 'true');
      await expect(getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
      await press('Previous picture');
      await expect(args.onPictureSelect).not.toHaveBeenCalled();
    });
    await step('the next one', async () => {
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
    await step('by a button, as far as the file goes', async () => {
      await press('Zoom in');
      await expect(await zoomLevel()).toHaveTextContent('150%');
      const zoomIn = (await viewer()).getByRole('button', { name: 'Zoom in' });
      for (let presses = 0; presses < 6; presses += 1) await userEvent.click(zoomIn);
      await expect(zoomIn).toHaveAttribute('aria-disabled', 'true');
      await expect(current().surface).toHaveAttribute('data-state', 'zoomed');
    });
    await step('another picture begins whole', async () => {
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
    await step('one tap does nothing, a second one zooms in at it', async () => {
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
    await step('two fingers that come together make it whole', async () => {
      finger.down(1, -100, 0);
      finger.down(2, 100, 0);
      finger.move(1, -10, 0);
      finger.move(2, 10, 0);
      finger.up(1, -10, 0);
      finger.up(2, 10, 0);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('100%'));
    });
    await step('and two that part zoom in', async () => {
      finger.down(1, -40, 0);
      finger.down(2, 40, 0);
      finger.move(1, -80, 0);
      finger.move(2, 80, 0);
      finger.up(2, 80, 0);
      finger.up(1, -80, 0);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('200%'));
    });
    await step('a tap moves what is there to the middle, without dragging', async () => {
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
    await step('a click zooms in, a double click does not take it back', async () => {
      mouse.tap(10, 10);
      mouse.tap(10, 10);
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('250%'));
    });
    await step('the wheel zooms out, and no further than the whole picture', async () => {
      for (let turns = 0; turns < 6; turns += 1) fireEvent.wheel(current().surface, { deltaY: 100 });
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('100%'));
    });
    await step('and in', async () => {
      fireEvent.wheel(current().surface, { deltaY: -100 });
      await waitFor(async () => expect(await zoomLevel()).toHaveTextContent('135%'));
    });
  },
};
export const LastPicture: Story = {
  args: { index: pictures.length - 1 },
  play: async ({ args, step }) => {
    await place(`${pictures.length} of ${pictures.length}`);
    await step('there is nothing after it', async () => {
      await expect((await viewer()).getByRole('button', { name: 'Next picture' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await press('Next picture');
      await expect(args.onPictureSelect).not.toHaveBeenCalled();
    });
    await step('the row stands at it', async () => {
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
/** The large file loads on request, and is then the whole one. */
export const SaveData: Story = {
  beforeEach: savingData,
  play: async ({ step }) => {
    const { getByRole, queryByRole } = await viewer();
    await step('only the file that the page has', async () => {
      await expect(getByRole('button', { name: 'Load the large picture' })).toBeVisible();
      await expect(large()).toBeNull();
    });
    await step('each picture has a request of its own', async () => {
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
  // Files arrive at any time; what a file takes to be decoded can be held.
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => new Promise(() => {});
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async ({ step }) => {
    const { findByText } = await viewer();
    await step('it says so, and the picture can be zoomed meanwhile', async () => {
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
/** Where the file is no picture. */
export const Failed: Story = {
  args: { pictures: [withLargeFile(served('manifest.webmanifest')), ...pictures.slice(1)] },
  play: async ({ step }) => {
    const { findByRole, getByRole } = await viewer();
    await step('it says so, and the smaller file stays', async () => {
      await expect(await findByRole('alert')).toHaveTextContent('The large picture didn’t load.');
      await expect(getByRole('img', { name: first.alt })).toBeInTheDocument();
    });
    await step('another attempt can fail too', async () => {
      await press('Retry');
      await expect(await findByRole('alert')).toHaveTextContent('The large picture didn’t load.');
    });
    await step('other pictures are not concerned', async () => {
      await press('Next picture');
      await waitFor(() => expect(large()).toHaveAttribute('data-state', 'loaded'));
      await press('Previous picture');
      await findByRole('alert');
    });
  },
};
/** Of a backend that has one plain address for each picture: no larger file, and a proportion that is not known before. */
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
    await step('it opens, and a second press would close it', async () => {
      await tabTo(['button', 'Zoom']);
      await userEvent.keyboard('{Enter}');
      await expectFocus('button', 'Close');
    });
    await step('arrows change a picture that is whole', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await place(`2 of ${pictures.length}`);
      await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
      await place(`1 of ${pictures.length}`);
      await expect(args.onPictureSelect).toHaveBeenCalledTimes(2);
    });
    await step('plus and minus zoom; arrows then move the picture', async () => {
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
    await step('keys of the browser stay the browser’s', async () => {
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
    await step('Escape closes it, and the focus is where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Zoom');
      await expect(args.onCancel).toHaveBeenCalled();
    });
  },
};
