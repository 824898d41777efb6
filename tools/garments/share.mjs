// Makes the picture for previews of links of each demo product from its cover, as the server does for uploads.
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeSharePicture } from '../../apps/api/src/uploads/sharePicture.ts';

const demo = new URL('../../apps/api/demo/', import.meta.url);
const products = JSON.parse(await readFile(new URL('catalogue.json', demo), 'utf8'));
for (const { pictures } of products) {
  const file = (ending) => new URL(`pictures/${pictures[0]}-${ending}.jpg`, demo);
  await writeFile(file('share'), await encodeSharePicture(sharp(await readFile(file(640)))));
}
