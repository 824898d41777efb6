export type {
  SaveSizeGuideInput,
  SizeGuideFormEvent,
  SizeGuideFormInput,
  SizeGuideSubject,
} from './sizeGuideFormMachine.ts';
export { sizeGuideFormMachine } from './sizeGuideFormMachine.ts';
