import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { reducedMotion } from '../../theme/breakpoints.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Heading } from '../Text/index.ts';
import * as styles from './Carousel.css.ts';

export interface CarouselProps {
  /** The heading above. */
  title: ReactNode;
  /** The heading's level in the outline. @default 2 */
  level?: 2 | 3;
  /** What it shows, one item each; every item needs a key. */
  items: { key: string; content: ReactNode }[];
}

/** The width of the items that are wholly in view: moving by more would skip one that is cut off. */
function viewWidth(list: HTMLElement): number {
  const [first, second] = list.children;
  if (!first || !second) return list.clientWidth;
  const pitch = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
  const gap = pitch - first.getBoundingClientRect().width;
  return Math.max(1, Math.floor((list.clientWidth + gap) / pitch)) * pitch;
}

/**
 * Items in a row, four at a time on a desktop. It is a scrolling list that stops at items: fingers, wheels and keys
 * work as they do everywhere, and the arrows move by the items that are wholly in view.
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
      // Positions are fractional under zoom.
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
