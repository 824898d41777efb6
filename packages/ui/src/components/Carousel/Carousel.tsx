import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { reducedMotion } from '../../theme/breakpoints.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Heading } from '../Text/index.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** The heading above the items. */
  title: ReactNode;
  /** The heading's level in the document outline. @default 2 */
  level?: 2 | 3;
  /** The items. Each needs a unique key. */
  items: { key: string; content: ReactNode }[];
}

/** The width of all fully visible items. Scrolling by more would skip an item that is cut off. */
function viewWidth(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return list.clientWidth;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const gap = pitch - first.getBoundingClientRect().width;
  return Math.max(1, Math.floor((list.clientWidth + gap) / pitch)) * pitch;
}

/**
 * Items in a row, four at a time on a desktop. It is a scrolling list that snaps to items, so touch, wheel and keys
 * work as usual. The arrow buttons scroll by the number of fully visible items.
 */
export function Carousel({ title, level = 2, items }: CarouselProps) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const [canScroll, setCanScroll] = useState({ back: false, forward: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const measure = () => {
      const end = list.scrollWidth - list.clientWidth;
      // Positions are fractional when the page is zoomed.
      setCanScroll({ back: list.scrollLeft > 2, forward: list.scrollLeft < end - 2 });
    };
    measure();
    const size = new ResizeObserver(measure);
    size.observe(list);
    list.addEventListener('scroll', measure, { passive: true });
    return () => {
      size.disconnect();
      list.removeEventListener('scroll', measure);
    };
  }, []);

  const move = (direction: 1 | -1) => {
    const list = track.current;
    if (!list) return;
    list.scrollBy({
      left: direction * viewWidth(list),
      behavior: window.matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  };

  return (
    <section data-slot="carousel" aria-labelledby={id} className={styles.carousel}>
      <div className={styles.head}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {(canScroll.back || canScroll.forward) && (
          <div className={styles.arrows}>
            <IconButton label="Back" aria-disabled={!canScroll.back || undefined} onClick={() => move(-1)}>
              <ArrowLeftIcon />
            </IconButton>
            <IconButton label="Forward" aria-disabled={!canScroll.forward || undefined} onClick={() => move(1)}>
              <ArrowRightIcon />
            </IconButton>
          </div>
        )}
      </div>
      <ul ref={track} data-slot="carousel-track" className={styles.track}>
        {items.map(({ key, content }) => (
          <li key={key} className={styles.item}>
            {content}
          </li>
        ))}
      </ul>
    </section>
  );
}
