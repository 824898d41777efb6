export type {
  CompleteProfileEmitted,
  CompleteProfileEvent,
  CompleteProfileInput,
  ProfileValues,
} from './completeProfileMachine.ts';
export { completeProfileMachine } from './completeProfileMachine.ts';
