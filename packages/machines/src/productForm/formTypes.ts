import type { Picture, PictureFile, ProductForm } from '@abs/contract';

/** The fields that are typed or chosen, as they stand in their controls; empty where nothing does. */
export type ProductValues = Record<Exclude<keyof ProductForm, PictureField>, string>;

/** `salesCoverPicture` takes one picture, `subImages` 1 to 20 in their order. */
export type PictureField = 'salesCoverPicture' | 'subImages';

/** A picture of the form: its file waits for its turn, is on its way, was refused, or is on the server. */
export type FormPicture = { id: string; name: string } & (
  | { status: 'waiting'; file: PictureFile }
  /** `progress` is the part sent so far, 0 to 1. */
  | { status: 'uploading'; file: PictureFile; progress: number }
  | { status: 'failed'; file: PictureFile; message: string }
  | { status: 'done'; picture: Picture; file: PictureFile }
  /** Its file was chosen at another visit. */
  | { status: 'done'; picture: Picture }
);
export type FormPictures = Readonly<Record<PictureField, readonly FormPicture[]>>;

/** A picture that is on the server, by the name under which the person knows it. */
export type NamedPicture = { name: string; picture: Picture };

/** A file that was not taken, and why. */
export type RefusedFile = { name: string; message: string };
