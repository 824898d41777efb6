/**
 * Lets the reader of a documentation page keep the focus: what its stories do by themselves, in frames of their own,
 * does not move it, until the reader presses something in that frame.
 */
export function leaveReadersFocus(): void {
  if (!window.frameElement?.closest('.component-page')) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = () => {};
  const presses = ['pointerdown', 'keydown'] as const;
  const restore = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    HTMLElement.prototype.focus = focus;
    for (const press of presses) removeEventListener(press, restore, true);
  };
  for (const press of presses) addEventListener(press, restore, true);
}
