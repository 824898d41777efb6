/** Opens WhatsApp, which lets the person choose a chat for a message with the name and, on its own line, the link. */
export const whatsAppUrl = (name: string, url: string): string =>
  `https://wa.me/?text=${encodeURIComponent(`${name}\n${url}`)}`;
