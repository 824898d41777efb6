export type { FormContext } from './formContext.ts';
export {
  afterFailure,
  cleaned,
  errorsOf,
  formContext,
  passes,
  withDraft,
  withField,
  withSubmitted,
} from './formContext.ts';
export type { FormEmitted } from './formSetup.ts';
export { failed, failureOf, formSetup, formStates, isUnavailable, succeeded } from './formSetup.ts';
