export type {
  CompleteProfileInput,
  ProfileValues,
} from './completeProfileMachine.ts';
export { completeProfileMachine } from './completeProfileMachine.ts';
