export type {
  AdminStyleEmitted,
  AdminStyleEvent,
  AdminStyleInput,
  VariantDraft,
  VariantError,
} from './adminStyleMachine.ts';
export { adminStyleMachine } from './adminStyleMachine.ts';
export { colorPicturesMachine } from './colorPicturesMachine.ts';
export { duplicateStyleMachine } from './duplicateStyleMachine.ts';
