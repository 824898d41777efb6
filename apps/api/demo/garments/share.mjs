// Makes the picture for previews of links of each demo product from its cover, as the server does for uploads.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeSharePicture } from '../../src/uploads/sharePicture.ts';

const demo = new URL('../', import.meta.url);
const styles = JSON.parse(await readFile(new URL('catalogue.json', demo), 'utf8'));
for (const { pictures } of styles.flatMap(({ colors }) => colors)) {
  const file = (ending) => new URL(`pictures/${pictures[0]}-${ending}.jpg`, demo);
  await writeFile(file('share'), await encodeSharePicture(sharp(await readFile(file(640)))));
}
