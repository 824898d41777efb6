import { expect, test } from 'vitest';
import { isolated, renderMail } from './template.ts';

test('a text that a person wrote has its own direction in a sentence and as a paragraph', () => {
  const { text, html } = renderMail({
    title: isolated`Back in stock: ${'قميص ABS رقم 7!'}`,
    paragraphs: [isolated`Hello ${'<b>Ada</b>'},`, 'شكرا!'],
  });
  expect(text).toContain('Back in stock: \u2068قميص ABS رقم 7!\u2069\n\nHello <b>Ada</b>,\n\nشكرا!');
  expect(html).toContain('>Back in stock: <span dir="auto">قميص ABS رقم 7!</span></h1>');
  expect(html).toContain('>Hello <span dir="auto">&lt;b&gt;Ada&lt;/b&gt;</span>,</p>');
  expect(html).toMatch(/<p dir="auto"[^>]*>شكرا!<\/p>/);
});
