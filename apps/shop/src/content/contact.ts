/** How to reach the shop. Set at build time; the defaults are the demo shop's. An empty link is not shown. */
export const contact = {
  email: import.meta.env.VITE_CONTACT_EMAIL ?? 'hello@abs.test',
  phone: import.meta.env.VITE_CONTACT_PHONE ?? '+234 800 000 0000',
  chatUrl: import.meta.env.VITE_CHAT_URL ?? 'https://wa.me/2348000000000',
};

export const social = {
  instagram: import.meta.env.VITE_INSTAGRAM_URL ?? 'https://www.instagram.com/',
  tiktok: import.meta.env.VITE_TIKTOK_URL ?? 'https://www.tiktok.com/',
  x: import.meta.env.VITE_X_URL ?? '',
  whatsapp: contact.chatUrl,
};
