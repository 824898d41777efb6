/**
 * Finds text that React removes, moves, changes in place or inserts something before. A browser's translator replaces
 * such text with its own element. Then React's insertBefore or removeChild throws and breaks the page, or the old
 * translation remains. Text that is the only child of its element is safe, because React sets the content of the
 * element.
 */

const shorten = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

const isText = (node: unknown): node is Text => node instanceof Text && node.data.trim() !== '';

/** React sets the only text of an element through the content of the element. */
const isOnlyChild = (text: Text) => text.parentNode?.childNodes.length === 1;

/**
 * Starts to watch changes to the text nodes of the page.
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
