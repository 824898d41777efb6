import { type ComponentType, type PointerEvent, useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/savesData.ts';
import { below, from } from '../../theme/breakpoints.ts';
import { ButtonLink } from '../Button/index.ts';
import { ArrowLeftIcon, ArrowRightIcon, type IconProps, PauseIcon, PlayIcon } from '../Icon/index.ts';
import { IconButton, IconLink } from '../IconButton/index.ts';
import * as styles from './Hero.css.ts';
import { useAttention } from './useAttention.ts';

/** One picture, cropped to portrait for phones and landscape for desktops. */
export interface HeroPicture {
  alt: string;
  /** The background color while the picture loads. */
  ground: string;
  portrait: HeroCrop;
  landscape: HeroCrop;
}

export interface HeroCrop {
  /** AVIF candidates in srcset syntax. */
  srcset: string;
  /** A WebP for browsers without AVIF. */
  webp: string;
  /** A JPEG for browsers without both. */
  src: string;
}

export interface HeroSlide {
  /** The large title: Hoodie, T-Shirt, Sneakers or Jacket. */
  title: string;
  picture: HeroPicture;
  /** The URL of 'Check out Now'. */
  to: string;
}

/** A link to another site, such as a social network. */
export interface HeroLink {
  name: string;
  url: string;
  Icon: ComponentType<IconProps>;
}

export interface HeroProps {
  slides: HeroSlide[];
  /** The index of the current slide, from 0. */
  current: number;
  /** 'held' pauses the slides while the person hovers or focuses them; 'paused' until they press play. */
  state: 'playing' | 'held' | 'paused';
  /** Called to show the next slide, by the button or a swipe to the left. */
  onNext: () => void;
  /** Called to show the previous slide, by the button or a swipe to the right. */
  onPrevious: () => void;
  /** Called when the pause or play button is pressed. */
  onTogglePlaying: () => void;
  /**
   * Called with true when the slides should stop for now, and with false when they may continue: on hover, on focus
   * inside, or when the page is hidden.
   */
  onHold: (held: boolean) => void;
  /** Called when the person prefers reduced motion or saves data, so that nothing moves or loads automatically. */
  onReducedMotion: () => void;
  /** Links beside 'Check out Now', in display order. @default [] */
  links?: readonly HeroLink[];
}

const SWIPE_PX = 48;
/** Late enough not to compete with the first view's own requests, early enough for a slide that changes after 10 s. */
const PRELOAD_NEXT_MS = 6_000;

/**
 * The carousel at the top of the home page: slides with a large title over a picture. It reports presses, swipes and
 * attention; the parent decides when slides change. The first picture is the page's largest paint and loads first; the
 * others load after it.
 */
export function Hero({
  slides,
  current,
  state,
  onNext,
  onPrevious,
  onTogglePlaying,
  onHold,
  onReducedMotion,
  links = [],
}: HeroProps) {
  const root = useRef<HTMLElement>(null);
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set([0]));
  useAttention(root, { onHold, onReducedMotion });
  const swipe = useSwipe(onNext, onPrevious);

  useEffect(() => {
    if (savesData()) return setLoaded((before) => new Set([...before, current]));
    const preloadNext = () => setLoaded((before) => new Set([...before, current, (current + 1) % slides.length]));
    if (current > 0) return preloadNext();
    const timer = setTimeout(preloadNext, PRELOAD_NEXT_MS);
    return () => clearTimeout(timer);
  }, [current, slides.length]);

  const currentSlide = slides[current];
  if (!currentSlide) return null;
  return (
    <section
      ref={root}
      data-slot="hero"
      data-state={state}
      aria-roledescription="carousel"
      aria-label="Featured"
      className={styles.hero}
      {...swipe}
    >
      <div className={styles.slides} aria-live={state === 'playing' ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's slides are groups; a fieldset is for forms.
          <div
            key={slide.title}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            data-state={index === current ? 'current' : 'waiting'}
            inert={index !== current}
            className={styles.slide}
          >
            <span className={styles.picture} style={{ backgroundColor: slide.picture.ground }}>
              {(index === current || loaded.has(index)) && <SlidePicture picture={slide.picture} first={index === 0} />}
            </span>
            <div data-slot="hero-word" className={styles.text}>
              <h2 className={styles.title}>{slide.title}</h2>
            </div>
          </div>
        ))}
      </div>
      <div data-slot="hero-foot" className={styles.foot}>
        <ButtonLink to={currentSlide.to} className={styles.action}>
          Check out Now
        </ButtonLink>
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ name, url, Icon }) => (
              <li key={name}>
                <IconLink to={url} label={name} rel="noopener me">
                  <Icon />
                </IconLink>
              </li>
            ))}
          </ul>
        )}
        <Controls
          place={`${current + 1} / ${slides.length}`}
          state={state}
          onNext={onNext}
          onPrevious={onPrevious}
          onTogglePlaying={onTogglePlaying}
        />
      </div>
    </section>
  );
}

/** The handlers of a swipe: to the left for the next slide, to the right for the previous one. */
function useSwipe(onNext: () => void, onPrevious: () => void) {
  const startX = useRef<number | null>(null);
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? null : clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      const start = startX.current;
      startX.current = null;
      if (start === null) return;
      if (clientX - start <= -SWIPE_PX) onNext();
      if (clientX - start >= SWIPE_PX) onPrevious();
    },
    onPointerCancel: () => {
      startX.current = null;
    },
  };
}

interface ControlsProps extends Pick<HeroProps, 'state' | 'onNext' | 'onPrevious' | 'onTogglePlaying'> {
  /** The number of the current slide, and of all. */
  place: string;
}

function Controls({ place, state, onNext, onPrevious, onTogglePlaying }: ControlsProps) {
  return (
    <div className={styles.controls}>
      <IconButton label="Previous slide" onClick={onPrevious}>
        <ArrowLeftIcon />
      </IconButton>
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
      <IconButton label="Next slide" onClick={onNext}>
        <ArrowRightIcon />
      </IconButton>
      <IconButton label={state === 'paused' ? 'Play slides' : 'Pause slides'} onClick={onTogglePlaying}>
        {state === 'paused' ? <PlayIcon /> : <PauseIcon />}
      </IconButton>
    </div>
  );
}

function SlidePicture({ picture, first }: { picture: HeroPicture; first: boolean }) {
  const { portrait, landscape, alt } = picture;
  return (
    <picture>
      <source media={from.navigation} type="image/avif" srcSet={landscape.srcset} sizes="100vw" />
      <source media={from.navigation} type="image/webp" srcSet={landscape.webp} />
      <source media={from.navigation} srcSet={landscape.src} />
      <source media={below.navigation} type="image/avif" srcSet={portrait.srcset} sizes="100vw" />
      <source type="image/webp" srcSet={portrait.webp} />
      <img
        src={portrait.src}
        alt={alt}
        className={styles.image}
        loading="eager"
        fetchPriority={first ? 'high' : 'low'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
