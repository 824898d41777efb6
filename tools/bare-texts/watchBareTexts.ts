/**
 * Finds text that React inserts beside, removes or changes in place. A browser's translator replaces such text with an element
 * of its own, after which React's insertBefore or removeChild throws, and the page with it, or the old translation stays. Text
 * that is the only child of its element is safe: React then sets the content of the element.
 */

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const isText = (node: unknown): node is Text => node instanceof Text && node.data.trim() !== '';

/** An element's only text is set together with the element's content. */
const isOnlyChild = (text: Text) => text.parentNode?.childNodes.length === 1;

/**
 * Watches what happens to the texts of the page from now on.
 * @returns a function that stops watching and returns a sentence for each fault
 */
export function watchBareTexts(): () => string[] {
  const problems = new Set<string>();
  const note = (what: string, text: Text) =>
    problems.add(`${what} the text “${shorten(text.data)}” in <${text.parentElement?.localName}>: give it an element.`);
  const { insertBefore, removeChild, appendChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') as PropertyDescriptor;

  Node.prototype.insertBefore = function <Child extends Node>(child: Child, before: Node | null): Child {
    if (isText(before)) note('Something is inserted before', before);
    if (isText(child) && child.isConnected) note('Something moves', child);
    return insertBefore.call(this, child, before) as Child;
  };
  Node.prototype.appendChild = function <Child extends Node>(child: Child): Child {
    if (isText(child) && child.isConnected) note('Something moves', child);
    return appendChild.call(this, child) as Child;
  };
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (isText(child)) note('Something removes', child);
    return removeChild.call(this, child) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(value: string | null) {
      if (isText(this) && !isOnlyChild(this) && this.data !== value) note('Something changes', this);
      nodeValue.set?.call(this, value);
    },
  });

  return () => {
    Object.assign(Node.prototype, { insertBefore, removeChild, appendChild });
    Object.defineProperty(Node.prototype, 'nodeValue', nodeValue);
    return [...problems];
  };
}
