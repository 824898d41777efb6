/** The files of a picture, in the order of its elements: AVIF, WebP, and one for other browsers. Null for none. */
export type PictureFilling = {
  /** The color shown until the picture has loaded. */
  ground: string | null;
  files: readonly (string | null)[];
};

/**
 * The contents of a page by the names of its parts: a text, null for a part that is left out, a picture or a color, the
 * contents of parts inside, or the contents of each copy of the part.
 */
export type Filling = {
  [part: string]: string | null | PictureFilling | Filling | readonly Filling[];
};

/** The selectors of the parts of a template. */
export type Parts = Readonly<Record<string, string>>;

/** The stored pages of one user, by path. */
export type LastSeen = {
  /** The user's id. */
  owner: string;
  pages: { [path: string]: Filling };
};

function fillPicture(part: HTMLElement, { ground, files }: PictureFilling): void {
  part.style.backgroundColor = ground ?? '';
  for (const [index, element] of [...part.querySelectorAll('source, img')].entries()) {
    const file = files[index];
    if (file) element.setAttribute(element.tagName === 'IMG' ? 'src' : 'srcset', file);
    else element.remove();
  }
}

/**
 * Fills a copy of a page's template. Sets only text, background colors and the files of pictures, so that stored data
 * cannot become markup, script or a link.
 * @throws if the template lacks a part, as after a deployment
 */
export function fill<Target extends ParentNode>(target: Target, filling: Filling, parts: Parts): Target {
  for (const [name, value] of Object.entries(filling)) {
    const part = target.querySelector(parts[name] as string) as HTMLElement;
    if (value === null) part.remove();
    else if (typeof value === 'string') part.textContent = value;
    else if (Array.isArray(value)) {
      part.replaceWith(...value.map((copy) => fill(part.cloneNode(true) as HTMLElement, copy, parts)));
    } else if ('files' in value) fillPicture(part, value as PictureFilling);
    else fill(part, value as Filling, parts);
  }
  return target;
}
