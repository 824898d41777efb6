/** How long a picture is held back. */
export const HELD_MS = 3000;

type Pictured = HTMLImageElement | HTMLSourceElement;

const addresses = ['src', 'srcset'] as const;

/**
 * Gives pictures their addresses three seconds after they are put on the page: until then they are as on a slow network,
 * with their frames, and not complete. What is set otherwise than by an attribute, such as a background, is not held.
 * @returns how to end it; what is held then comes at once.
 */
export function slowPictures(): () => void {
  const held = new Map<Element, Map<string, string>>();
  const timers = new Set<ReturnType<typeof setInterval>>();
  const { setAttribute } = Element.prototype;
  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete') as PropertyDescriptor;

  const release = (element: Element) => {
    const attributes = held.get(element);
    held.delete(element);
    for (const [name, value] of attributes ?? []) setAttribute.call(element, name, value);
  };

  function hold(this: Pictured, name: string, value: string): void {
    if (!addresses.some((address) => address === name.toLowerCase())) {
      setAttribute.call(this, name, value);
      return;
    }
    const attributes = held.get(this);
    if (attributes) attributes.set(name, value);
    else {
      held.set(this, new Map([[name, value]]));
      // An interval, of which the first round is enough: in the suite of pictures no long timeout ever ends.
      const timer = setInterval(() => {
        clearInterval(timer);
        timers.delete(timer);
        release(this);
      }, HELD_MS);
      timers.add(timer);
    }
  }

  const patched = [HTMLImageElement.prototype, HTMLSourceElement.prototype];
  const setters = addresses.map((address) => {
    const genuine = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, address) as PropertyDescriptor;
    return [address, genuine] as const;
  });
  for (const prototype of patched) prototype.setAttribute = hold;
  // React sets a picture's address a second time, as a property, to hear of its arrival.
  for (const [address, genuine] of setters) {
    Object.defineProperty(HTMLImageElement.prototype, address, {
      ...genuine,
      set(this: HTMLImageElement, value: string) {
        this.setAttribute(address, value);
      },
    });
  }
  Object.defineProperty(HTMLImageElement.prototype, 'complete', {
    ...complete,
    get(this: HTMLImageElement) {
      return !held.has(this) && complete.get?.call(this);
    },
  });
  return () => {
    for (const prototype of patched) Reflect.deleteProperty(prototype, 'setAttribute');
    for (const [address, genuine] of setters) Object.defineProperty(HTMLImageElement.prototype, address, genuine);
    Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
    for (const timer of timers) clearInterval(timer);
    for (const element of held.keys()) release(element);
  };
}
