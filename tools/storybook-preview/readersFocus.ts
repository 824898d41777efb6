/** Whether the browser would give an element the focus. */
const takesFocus = (element: HTMLElement): boolean =>
  (element.tabIndex >= 0 || element.hasAttribute('tabindex')) &&
  !element.matches(':disabled, [inert] *') &&
  element.checkVisibility();

/** Scrolls to what gets the focus, in its own window alone. */
function reveal(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) scrollBy(0, (top + bottom - innerHeight) / 2);
}

function tell(element: Element | undefined, ...kinds: ('focus' | 'focusin' | 'blur' | 'focusout')[]): void {
  for (const kind of kinds) {
    const bubbles = kind === 'focusin' || kind === 'focusout';
    element?.dispatchEvent(new FocusEvent(kind, { bubbles, composed: true }));
  }
}

/**
 * Lets the reader of a documentation page keep the focus: what its stories do by themselves, in frames of their own,
 * moves a focus that only the story knows, until the reader presses something in that frame.
 */
export function leaveReadersFocus(): void {
  if (!window.frameElement?.closest('.component-page')) return;
  const { focus, blur } = HTMLElement.prototype;
  let focused: HTMLElement | undefined;
  const move = (to: HTMLElement | undefined) => {
    const from = focused;
    focused = to;
    tell(from, 'blur', 'focusout');
    tell(to, 'focus', 'focusin');
  };
  HTMLElement.prototype.focus = function (this: HTMLElement, { preventScroll = false } = {}) {
    if (this === focused || !takesFocus(this)) return;
    if (!preventScroll) reveal(this);
    move(this);
  };
  HTMLElement.prototype.blur = function (this: HTMLElement) {
    if (this === focused) move(undefined);
    else blur.call(this);
  };
  const active = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')?.get;
  Object.defineProperty(document, 'activeElement', {
    configurable: true,
    get: () => (focused?.isConnected ? focused : active?.call(document)),
  });
  // A dialog takes the focus without being asked.
  const taken = ({ isTrusted }: Event) => {
    if (isTrusted) focused = undefined;
  };
  addEventListener('focusin', taken, true);

  const presses = ['pointerdown', 'keydown'] as const;
  const restore = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    Object.assign(HTMLElement.prototype, { focus, blur });
    Reflect.deleteProperty(document, 'activeElement');
    removeEventListener('focusin', taken, true);
    for (const press of presses) removeEventListener(press, restore, true);
  };
  for (const press of presses) addEventListener(press, restore, true);
}
