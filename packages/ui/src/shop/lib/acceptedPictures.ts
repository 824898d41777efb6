import { limits } from '@abs/contract';

const accept = limits.PICTURE_TYPES.join(',');
const size = `at most ${limits.PICTURE_MAX_BYTES / 1024 / 1024} MB`;

/** The picture that the shop accepts, as props of a PicturePicker. */
export const acceptedPicture = { accept, hint: `PNG, JPEG or WebP, ${size}.` };

/** The same for a picker of several pictures. */
export const acceptedPictures = { accept, hint: `PNG, JPEG or WebP, ${size} each.` };
