import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NewsletterBlock } from '../../shop/NewsletterBlock/index.ts';
import { AboutScreen } from '../AboutScreen/index.ts';
import { EnquiryScreen } from '../EnquiryScreen/index.ts';
import { PrivacyScreen } from '../PrivacyScreen/index.ts';
import { TermsScreen } from '../TermsScreen/index.ts';
import { ContactScreen } from './index.ts';

// Rendering must not touch window or document. This test runs without either.

const noop = () => {};
const contact = { email: 'hello@abs.example', phone: '+234 803 123 4567', chatUrl: 'https://wa.me/2348031234567' };

const pages: [name: string, page: ReactNode, expectedText: string][] = [
  ['contact', <ContactScreen key="" contact={contact} onSubmit={noop} onWriteAnother={noop} />, 'Send message'],
  [
    'contact, unavailable',
    <ContactScreen key="" contact={contact} status="unavailable" onSubmit={noop} onWriteAnother={noop} />,
    'mailto:hello@abs.example',
  ],
  ['enquiry', <EnquiryScreen key="" contact={contact} />, 'tel:+2348031234567'],
  ['about', <AboutScreen key="" />, 'for men and for women'],
  ['terms', <TermsScreen key="" contact={contact} />, 'within 7 days'],
  ['privacy', <PrivacyScreen key="" contact={contact} />, 'We don’t store card data'],
  ['newsletter', <NewsletterBlock key="" subscribed onSubmit={noop} />, 'Thank you for subscribing!'],
];

test.each(pages)('renders the %s page without a browser', (_name, page, expectedText) => {
  expect(renderToString(page)).toContain(expectedText);
});
