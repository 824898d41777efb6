import type { ContactForm, NewsletterForm } from '@abs/contract';
import { call } from './client.ts';

export const sendContactMessage = (body: ContactForm, signal?: AbortSignal) =>
  call('sendContactMessage', { body, signal });
export const subscribe = (body: NewsletterForm, signal?: AbortSignal) =>
  call('subscribeToNewsletter', { body, signal });
