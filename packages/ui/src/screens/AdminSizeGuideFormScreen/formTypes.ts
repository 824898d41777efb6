import type { GuideDraft } from './guideDraft.ts';

/** By path, such as `sizes.0.measurements.chest`. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;
export type ChangeDraft = (change: (draft: GuideDraft) => GuideDraft) => void;

/** The props of each part of the form. */
export interface FormPartProps {
  draft: GuideDraft;
  errors: FieldErrors;
  disabled: boolean;
  onDraftChange: ChangeDraft;
}
