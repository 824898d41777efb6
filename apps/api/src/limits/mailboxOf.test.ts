import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailboxOf } from './mailboxOf.ts';

describe('the mailbox of an address', () => {
  it.each([
    ['ada@abs.test', 'ada@abs.test'],
    ['ada+1@abs.test', 'ada@abs.test'],
    ['ada+shop+2@abs.test', 'ada@abs.test'],
    ['ada+@abs.test', 'ada@abs.test'],
    ['ADA+Shop@ABS.Test', 'ada@abs.test'],
    // Outside Gmail, dots distinguish mailboxes.
    ['a.da@abs.test', 'a.da@abs.test'],
    ['a.d.a+1@gmail.com', 'ada@gmail.com'],
    ['A.da@GoogleMail.com', 'ada@gmail.com'],
    ['a.da@gmail.com.example', 'a.da@gmail.com.example'],
    // A hyphen is part of many names.
    ['ada-1@abs.test', 'ada-1@abs.test'],
    // A sign at the beginning does not start a tag.
    ['+1@abs.test', '+1@abs.test'],
    ['+@abs.test', '+@abs.test'],
    ['++1@gmail.com', '++1@gmail.com'],
    // Addresses from before the current rule.
    ['"a+b"@abs.test', '"a+b"@abs.test'],
    ['"a@b+1"@abs.test', '"a@b+1"@abs.test'],
    ['nobody', 'nobody'],
    ['', ''],
  ])('%s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });

  it('stays the same when it is normalised again', () => {
    const part = fc.stringMatching(/^[a-zA-Z+.-]{1,6}$/);
    const domain = fc.constantFrom('abs.test', 'Gmail.com', 'googlemail.com');
    fc.assert(
      fc.property(part, domain, (local, host) => {
        const mailbox = mailboxOf(`${local}@${host}`);
        expect(mailboxOf(mailbox)).toBe(mailbox);
      }),
    );
  });
});
