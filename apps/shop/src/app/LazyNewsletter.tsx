import { lazyPart } from '@abs/ui/components/LazyPart';
import { useEffect, useRef, useState } from 'react';

const Newsletter = lazyPart(async () => (await import('./Newsletter.tsx')).Newsletter);

/** About as tall as the form, so that what is below stays where it is when the form comes. */
const HEIGHTS = { block: 240, compact: 140 };

/** The newsletter form, loaded when the page is scrolled near it: at its foot it is no part of the first view. */
export function LazyNewsletter({ variant }: { variant: 'block' | 'compact' }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '600px',
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} style={{ minHeight: HEIGHTS[variant] }}>
      {near && <Newsletter variant={variant} />}
    </div>
  );
}
