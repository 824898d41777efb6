/** Code in a link: compressed, so that a page of code fits, and in characters that messengers do not change. */

const through = (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
  new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer();

/** Uses only letters, digits, `-` and `_`. */
export async function toLink(code: string): Promise<string> {
  const bytes = new Uint8Array(await through(new TextEncoder().encode(code), new CompressionStream('deflate-raw')));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The code of a link made by `toLink`. Undefined if the link is damaged. */
export async function fromLink(link: string): Promise<string | undefined> {
  try {
    const text = atob(link.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    );
  } catch {
    return undefined;
  }
}
