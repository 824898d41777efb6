export type { ContactChannel, ContactChannelsProps, ContactData } from './ContactChannels.tsx';
export { ContactChannels, chatNumberOf } from './ContactChannels.tsx';
