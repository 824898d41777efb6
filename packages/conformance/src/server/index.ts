export type { FaultName } from './faults.ts';
export { startServer, startServers } from './server.ts';
export type { SiteOptions } from './site.ts';
export { adminAccount, customerAccount } from './store.ts';
export { type SwitchName, switches, switchNames } from './switches.ts';
