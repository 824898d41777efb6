import { lazyPart } from '@abs/ui/components/LazyPart';
import { useEffect, useRef, useState } from 'react';

const Newsletter = lazyPart(async () => (await import('./Newsletter.tsx')).Newsletter);

/** About the height of the form, so that the content below does not move when the form loads. */
const HEIGHTS = { block: 240, compact: 140 };

/** The newsletter form at the foot of the page. It loads when the shopper scrolls near it. */
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
