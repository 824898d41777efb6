import { type RefObject, useEffect, useState } from 'react';

/** The scale at which a page of this width, such as `390px`, fills an element; 0 before the element is measured. */
export function useScale(box: RefObject<HTMLElement | null>, width: string): number {
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = new ResizeObserver(() => setAvailable(element.clientWidth));
    measure.observe(element);
    return () => measure.disconnect();
  }, [box]);
  return available / Number.parseFloat(width);
}
