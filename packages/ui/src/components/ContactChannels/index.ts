export type { ContactChannel, ContactChannelsProps, ContactData } from './ContactChannels.tsx';
export { ContactChannels, chatNumberOf, telephone } from './ContactChannels.tsx';
