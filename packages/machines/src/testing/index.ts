export type { Coverage, Journey, RestingPoint, Step } from './journeys.ts';
export { exploreMachine, namedTransitions } from './journeys.ts';
export type { Model, PortOf } from './model.ts';
export { forgotPassword, login, signup } from './models/accounts.ts';
export { checkout, search } from './models/shopping.ts';
