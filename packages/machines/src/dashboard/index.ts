export type { DashboardEvent, DashboardInput } from './dashboardMachine.ts';
export { dashboardMachine } from './dashboardMachine.ts';
