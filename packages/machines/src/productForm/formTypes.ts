import { type Picture, type PictureFile, type TypedProductField, typedProductFields } from '@abs/contract';

/** The typed or chosen values of the controls, which may be empty. */
export type ProductValues = Record<TypedProductField, string>;

/** `salesCoverPicture` takes one picture, `subImages` 1 to 20 in their order. */
export type PictureField = 'salesCoverPicture' | 'subImages';

/** A picture of the form: its file waits for its upload, is being uploaded, failed, or is on the server. */
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

/** A picture that is on the server, with the name that the admin knows. */
export type NamedPicture = { name: string; picture: Picture };

/** A refused file, and the reason. */
export type RefusedFile = { name: string; message: string };

/** A value for each typed field. */
export const valuesOf = <Value>(toValue: (field: TypedProductField) => Value): Record<TypedProductField, Value> =>
  Object.fromEntries(typedProductFields.map((field) => [field, toValue(field)])) as Record<TypedProductField, Value>;
