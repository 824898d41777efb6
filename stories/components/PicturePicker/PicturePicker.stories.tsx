import { addProductForm, limits } from '@abs/contract';
import { PicturePicker, type PicturePickerProps } from '@abs/ui/components/PicturePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { coverPicked, failed, refused, subPicked, uploading } from '../../fixtures/pickedPictures.ts';
import { pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: PicturePicker,
  args: {
    label: 'Sub images',
    items: [],
    max: limits.SUB_IMAGES_MAX,
    accept: limits.PICTURE_TYPES.join(','),
    hint: 'PNG, JPEG or WebP, at most 5 MB each.',
    onFilesChosen: fn(),
    onRemove: fn(),
    onMove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PicturePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, type = 'image/png') => new File(['picture'], name, { type });

/** Drags files over an element, or drops them there. @returns whether the browser keeps its default behaviour. */
function drag(type: 'dragover' | 'drop', element: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const one of files) dataTransfer.items.add(one);
  return fireEvent(element, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** Applies the callbacks, as the parent of the screen would. */
function Kept(args: PicturePickerProps) {
  const [items, setItems] = useState(args.items);
  return (
    <PicturePicker
      {...args}
      items={items}
      onMove={(id, toIndex) => {
        args.onMove?.(id, toIndex);
        setItems((before) => {
          const moved = before.filter((item) => item.id === id);
          const rest = before.filter((item) => item.id !== id);
          return [...rest.slice(0, toIndex), ...moved, ...rest.slice(toIndex)];
        });
      }}
      onRemove={(id) => {
        args.onRemove(id);
        setItems((before) => before.filter((item) => item.id !== id));
      }}
    />
  );
}

const names = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'Sub images' }))
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('alt'));

export const Default: Story = {};
export const InUse: Story = {
  tags: ['5.1.27'],
  play: async ({ args, canvas, canvasElement, step }) => {
    const input = canvas.getByLabelText('Choose pictures Sub images');
    await step('it is a native file field for several pictures, described by types and size', async () => {
      await expect(input).toHaveAttribute('type', 'file');
      await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp');
      await expect(input).toHaveAttribute('multiple');
      await expect(input).toHaveAccessibleDescription('PNG, JPEG or WebP, at most 5 MB each.');
    });
    await step('it is reached by keyboard', async () => {
      await userEvent.tab();
      await expect(input).toHaveFocus();
    });
    await step('all chosen files are reported, and can be chosen again', async () => {
      const chosen = [file('front.png'), file('back.png')];
      await userEvent.upload(input, chosen);
      await expect(args.onFilesChosen).toHaveBeenLastCalledWith(chosen);
      await expect(input).toHaveValue('');
    });
    await step('dragging files over it highlights it, and dropping reports files of any type', async () => {
      const zone = canvasElement.querySelector('[data-slot="drop-zone"]') as HTMLElement;
      const chart = file('size-chart.pdf', 'application/pdf');
      await drag('dragover', zone, chart);
      await waitFor(() => expect(zone).toHaveAttribute('data-state', 'over'));
      await expect(zone).toHaveTextContent('Drop to add these pictures');
      await drag('drop', zone, chart);
      await waitFor(() => expect(zone).not.toHaveAttribute('data-state'));
      await expect(args.onFilesChosen).toHaveBeenLastCalledWith([chart]);
    });
    await step('a file dropped outside does not replace the page', async () => {
      await expect(await drag('drop', document.body, file('front.png'))).toBe(false);
    });
  },
};
export const Over: Story = {
  play: async ({ canvasElement }) => {
    const zone = canvasElement.querySelector('[data-slot="drop-zone"]') as HTMLElement;
    await drag('dragover', zone, file('front.png'));
    await waitFor(() => expect(zone).toHaveTextContent('Drop to add these pictures'));
  },
};
export const Filled: Story = {
  tags: ['keyboard'],
  args: { items: subPicked },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    await step('the pictures are in order, with their buttons', async () => {
      await expect(names(canvas)).toEqual(['jacket-back.png', 'jacket-pocket.webp', 'jacket-collar.jpg']);
      await expect(canvas.getByText('3 of 20', { exact: false })).toBeVisible();
    });
    await step('keys move a picture by one place, keep the focus and announce the new place', async () => {
      const later = canvas.getByRole('button', { name: 'Move jacket-back.png later' });
      later.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onMove).toHaveBeenLastCalledWith('jacket-back.png', 1);
      await expect(names(canvas)).toEqual(['jacket-pocket.webp', 'jacket-back.png', 'jacket-collar.jpg']);
      await expect(later).toHaveFocus();
      await expect(canvas.getByText('jacket-back.png is now 2 of 3.')).toBeInTheDocument();
    });
    await step('a picture does not move beyond the end', async () => {
      const later = canvas.getByRole('button', { name: 'Move jacket-back.png later' });
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(names(canvas)).toEqual(['jacket-pocket.webp', 'jacket-collar.jpg', 'jacket-back.png']);
      await expect(later).toHaveAttribute('aria-disabled', 'true');
      await expect(later).toHaveFocus();
    });
    await step('removing a picture moves the focus to the file field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove jacket-back.png' }));
      await expect(args.onRemove).toHaveBeenCalledWith('jacket-back.png');
      await expect(canvas.getByLabelText('Choose pictures Sub images')).toHaveFocus();
      await expect(canvas.getByText('jacket-back.png removed.')).toBeInTheDocument();
    });
  },
};

const middle = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
};
const mouse = { pointerType: 'mouse', pointerId: 1, button: 0, bubbles: true };
const finger = { pointerType: 'touch', pointerId: 2, button: 0, bubbles: true };

export const Dragging: Story = {
  args: { items: subPicked },
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, step }) => {
    const tile = (name: string) => canvas.getByAltText(name).closest('li') as HTMLElement;
    const last = middle(tile('jacket-collar.jpg'));
    await step('a mouse drags the picture itself, and the others make room', async () => {
      const picture = canvas.getByAltText('jacket-back.png');
      await fireEvent.pointerDown(picture, { ...mouse, ...middle(picture) });
      await fireEvent.pointerMove(window, { ...mouse, ...last });
      await waitFor(() => expect(tile('jacket-back.png')).toHaveStyle({ order: '2' }));
      await expect(tile('jacket-pocket.webp')).toHaveStyle({ order: '0' });
    });
    await step('the browser does not drag the picture as a file', async () => {
      await expect(await fireEvent.dragStart(canvas.getByAltText('jacket-back.png'))).toBe(false);
    });
    await step('Escape returns it to its place', async () => {
      await userEvent.keyboard('{Escape}');
      await fireEvent.pointerUp(window, { ...mouse, ...last });
      await expect(args.onMove).not.toHaveBeenCalled();
    });
    await step('a finger drags the handle, and can scroll elsewhere', async () => {
      const picture = canvas.getByAltText('jacket-back.png');
      await fireEvent.pointerDown(picture, { ...finger, ...middle(picture) });
      await fireEvent.pointerMove(window, { ...finger, ...last });
      await fireEvent.pointerUp(window, { ...finger, ...last });
      await expect(args.onMove).not.toHaveBeenCalled();
      const handle = tile('jacket-back.png').querySelector('[data-grip="touch"]') as HTMLElement;
      await expect(getComputedStyle(handle).touchAction).toBe('none');
      await fireEvent.pointerDown(handle, { ...finger, ...middle(handle) });
      await fireEvent.pointerMove(window, { ...finger, ...last });
      await fireEvent.pointerUp(window, { ...finger, ...last });
      await expect(args.onMove).toHaveBeenCalledOnce();
      await expect(args.onMove).toHaveBeenCalledWith('jacket-back.png', 2);
      await expect(names(canvas)).toEqual(['jacket-pocket.webp', 'jacket-collar.jpg', 'jacket-back.png']);
    });
  },
};
export const Uploading: Story = {
  args: { items: uploading },
  play: async ({ canvas, step }) => {
    await step('each picture and the group show the progress', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'Uploading jacket-pocket.webp' });
      await expect(bar).toHaveAttribute('aria-valuenow', '45');
      await expect(canvas.getByText('45 %')).toBeVisible();
      await expect(canvas.getByText('Waiting')).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('Uploading: 1 of 3 done');
    });
  },
};
export const Failed: Story = {
  args: { items: [...subPicked.slice(0, 2), failed] },
  play: async ({ args, canvas, step }) => {
    await step('the picture shows the reason, and offers to try again', async () => {
      await expect(canvas.getByText(String(failed.message))).toBeVisible();
      await expect(canvas.getByRole('status')).toHaveTextContent('1 not uploaded');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again: jacket-collar.jpg' }));
      await expect(args.onRetry).toHaveBeenCalledWith('collar');
    });
  },
};
/** Rejected files are listed with the reasons. */
export const Refused: Story = {
  tags: ['5.1.26', '5.1.27', '9.1.20'],
  args: { items: subPicked.slice(0, 1), refused },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('alert');
    for (const { name, message } of refused) await expect(notice).toHaveTextContent(`${name}: ${message}`);
  },
};
/** With a button on each picture to make it the cover. */
export const MakingCover: Story = {
  args: { items: subPicked, onMakeCover: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use jacket-pocket.webp as cover' }));
    await expect(args.onMakeCover).toHaveBeenCalledWith('jacket-pocket.webp');
  },
};
export const Invalid: Story = {
  args: { error: errorOf(addProductForm, 'subImages', []) },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose pictures Sub images');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'PNG, JPEG or WebP, at most 5 MB each. At least one sub image is required',
    );
  },
};
export const Full: Story = {
  args: { items: subPicked, max: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 3 places are taken: remove a picture to add another')).toBeVisible();
  },
};
export const Single: Story = {
  args: { label: 'Sales cover picture', max: 1, hint: 'PNG, JPEG or WebP, at most 5 MB.', onMove: undefined },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Choose picture Sales cover picture');
    await expect(input).not.toHaveAttribute('multiple');
  },
};
export const SingleFilled: Story = {
  args: { ...Single.args, items: [coverPicked] },
  play: async ({ canvas, step }) => {
    await step('another picture replaces it, and there are no buttons to move it', async () => {
      await expect(canvas.getByLabelText('Replace picture Sales cover picture')).toBeEnabled();
      await expect(canvas.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
      await expect(canvas.getByText('2.3 MB')).toBeVisible();
    });
  },
};
export const Disabled: Story = {
  args: { items: subPicked, disabled: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Choose pictures Sub images')).toBeDisabled();
    const zone = canvasElement.querySelector('[data-slot="drop-zone"]') as HTMLElement;
    await drag('drop', zone, file('front.png'));
    await expect(args.onFilesChosen).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { items: subPicked.slice(0, 2), onMakeCover: fn() },
  play: async ({ args, step }) => {
    const [first, last] = ['jacket-back.png', 'jacket-pocket.webp'];
    await step('Tab moves through the buttons of each picture, including disabled moves', async () => {
      for (const name of [first, last]) {
        await tabTo(['button', `Remove ${name}`], ['button', `Move ${name} earlier`], ['button', `Move ${name} later`]);
        await tabTo(['button', `Use ${name} as cover`]);
      }
    });
    await step('Tab then moves to the file field', async () => {
      await userEvent.tab();
      await expect(screen.getByLabelText('Choose pictures Sub images')).toHaveFocus();
      await tabBackTo(['button', `Use ${last} as cover`]);
      await pressKey(' ');
      await expect(args.onMakeCover).toHaveBeenCalledOnce();
    });
  },
};
