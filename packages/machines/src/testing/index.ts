export type { Coverage, Journey, Rest, Step } from './journeys.ts';
export { namedTransitions, travel } from './journeys.ts';
export type { Model, PortOf } from './model.ts';
export { forgotPassword, login, signup } from './models/accounts.ts';
export { checkout, search } from './models/shopping.ts';
