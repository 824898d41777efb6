import { Hero } from '@abs/ui/components/Hero';
import { InstagramIcon, TikTokIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { heroSlides } from '../../fixtures/hero.ts';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['catalogue'],
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    slides: heroSlides,
    current: 0,
    state: 'playing',
    onNext: fn(),
    onPrevious: fn(),
    onTogglePlaying: fn(),
    onHold: fn(),
    onReducedMotion: fn(),
    links: [
      { name: 'Instagram', url: 'https://instagram.com/abs', Icon: InstagramIcon },
      { name: 'TikTok', url: 'https://tiktok.com/@abs', Icon: TikTokIcon },
    ],
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['photographs'] };
export const InUse: Story = {
  ...Default,
  tags: ['photographs', '2.6.1', '2.6.3'],
  play: async ({ args, canvas, step }) => {
    await step('next and previous are reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next slide' }));
      await expect(args.onNext).toHaveBeenCalledOnce();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous slide' }));
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('the link leads to the shop', async () => {
      await expect(canvas.getByRole('link', { name: 'Check out Now' })).toHaveAttribute('href', '/shop');
    });
    await step('slides that are not shown cannot be reached', async () => {
      await expect(canvas.getByRole('group', { name: '1 of 4' })).toHaveTextContent('Hoodie');
      await expect(canvas.queryByRole('group', { name: '2 of 4' })).toBeNull();
    });
  },
};
export const TShirt: Story = {
  tags: ['2.6.1'],
  args: { current: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '2 of 4' })).toHaveTextContent('T-Shirt');
    await expect(canvas.getByText(/\/ 4$/)).toHaveTextContent('2 / 4');
  },
};
export const Sneakers: Story = {
  tags: ['2.6.1'],
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '3 of 4' })).toHaveTextContent('Sneakers');
  },
};
export const Jacket: Story = {
  tags: ['2.6.1'],
  args: { current: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '4 of 4' })).toHaveTextContent('Jacket');
  },
};
/** While the slides change automatically, they are not announced. */
export const Playing: Story = {
  args: { current: 1 },
  play: async ({ args, canvas, step }) => {
    await step('they can be paused', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pause slides' }));
      await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
    });
    await step('a change is not announced', async () => {
      await expect(canvas.getByRole('group').parentElement).toHaveAttribute('aria-live', 'off');
    });
    await step('the preference for reduced motion, which the tests’ browser has, is reported', async () => {
      await expect(args.onReducedMotion).toHaveBeenCalled();
    });
  },
};
/** Pointer or focus are inside, or the page is hidden. A change now comes from the visitor and is announced. */
export const Held: Story = {
  args: { current: 1, state: 'held' },
  // The play must not depend on the position of the viewer's pointer.
  beforeEach: () => {
    const { matches } = Element.prototype;
    Element.prototype.matches = function (this: Element, selector: string) {
      return selector !== ':hover' && matches.call(this, selector);
    } as typeof matches;
    return () => {
      Element.prototype.matches = matches;
    };
  },
  play: async ({ args, canvas, canvasElement, step }) => {
    const pause = canvas.getByRole('button', { name: 'Pause slides' });
    await step('the pause button is still shown', async () => {
      await expect(pause).toBeVisible();
      await expect(canvas.getByRole('group').parentElement).toHaveAttribute('aria-live', 'polite');
    });
    await step('focus entering and leaving is reported once each', async () => {
      await userEvent.click(canvasElement.ownerDocument.body);
      const { calls } = mocked(args.onHold).mockClear().mock;
      pause.focus();
      await waitFor(() => expect(calls).toEqual([[true]]));
      canvas.getByRole('button', { name: 'Next slide' }).focus();
      (canvasElement.ownerDocument.activeElement as HTMLElement | null)?.blur();
      await waitFor(() => expect(calls).toEqual([[true], [false]]));
    });
  },
};
/** Paused by the person, or because they prefer reduced motion. */
export const Paused: Story = {
  args: { current: 2, state: 'paused' },
  play: async ({ args, canvas, step }) => {
    await step('the play button starts it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play slides' }));
      await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('group').parentElement).toHaveAttribute('aria-live', 'polite');
    });
  },
};
export const Swiped: Story = {
  play: async ({ args, canvas, step }) => {
    const hero = canvas.getByRole('region', { name: 'Featured' });
    const swipe = (from: number, to: number, pointerType = 'touch') => {
      fireEvent.pointerDown(hero, { clientX: from, pointerType });
      fireEvent.pointerUp(hero, { clientX: to, pointerType });
    };
    await step('a swipe to the left shows the next slide', async () => {
      swipe(200, 120);
      await expect(args.onNext).toHaveBeenCalledOnce();
    });
    await step('a swipe to the right shows the previous slide', async () => {
      swipe(120, 200);
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
    await step('a short touch and a mouse that selects text change nothing', async () => {
      swipe(120, 150);
      swipe(200, 120, 'mouse');
      await expect(args.onNext).toHaveBeenCalledOnce();
      await expect(args.onPrevious).toHaveBeenCalledOnce();
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { state: 'paused' },
  play: async ({ args, step }) => {
    await step('Tab moves to the links, then to the controls', async () => {
      await tabTo(['link', 'Check out Now'], ['link', 'Instagram'], ['link', 'TikTok']);
      await tabTo(['button', 'Previous slide'], ['button', 'Next slide']);
      await userEvent.keyboard('{Enter}');
      await expect(args.onNext).toHaveBeenCalledOnce();
      await tabTo(['button', 'Play slides']);
      await userEvent.keyboard(' ');
      await expect(args.onTogglePlaying).toHaveBeenCalledOnce();
    });
    await step('Shift+Tab moves back', async () => {
      await tabBackTo(['button', 'Next slide'], ['button', 'Previous slide'], ['link', 'TikTok']);
    });
  },
};
