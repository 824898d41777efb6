import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, forgetDraftsOfOthers, readDraft, saveDraft } from './drafts.ts';

const values = { deliveryAddress: '12 Allen Avenue' };
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('drafts', () => {
  it('returns a draft only to the user who typed it', () => {
    saveDraft('delivery', 'ada', values);
    expect(readDraft('delivery', 'ada')).toEqual(values);
    expect(readDraft('delivery', 'ben')).toBeNull();
    expect(readDraft('delivery', null)).toBeNull();
    expect(readDraft('contact', 'ada')).toBeNull();
  });

  it('forgets a form that was sent, and keeps the others', () => {
    saveDraft('delivery', 'ada', values);
    saveDraft('contact', null, { message: 'Hello' });
    forgetDraft('delivery');
    expect(readDraft('delivery', 'ada')).toBeNull();
    expect(readDraft('contact', null)).toEqual({ message: 'Hello' });
  });

  it('removes the drafts of one user when another signs in', () => {
    saveDraft('delivery', 'ada', values);
    forgetDraftsOfOthers('ada');
    expect(readDraft('delivery', 'ada')).toEqual(values);
    forgetDraftsOfOthers('ben');
    expect([...stored.values()].join()).not.toContain('Allen');
  });

  it('forgets the drafts of logged-in users at logout, and keeps those of guests', () => {
    saveDraft('delivery', 'ada', values);
    saveDraft('contact', null, { message: 'Hello' });
    forgetDraftsOfOthers(null);
    expect(readDraft('delivery', 'ada')).toBeNull();
    expect(readDraft('contact', null)).toEqual({ message: 'Hello' });
  });

  it.each(['not json', '"text"', '7', '[]', 'null', '{"delivery":null}', '{"delivery":"x"}'])(
    'starts empty from damaged storage (%s)',
    (damaged) => {
      stored.set('abs.drafts', damaged);
      expect(readDraft('delivery', 'ada')).toBeFalsy();
      forgetDraftsOfOthers('ada');
      saveDraft('delivery', 'ada', values);
      expect(readDraft('delivery', 'ada')).toEqual(values);
    },
  );

  it('works when storage is unavailable', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveDraft('delivery', 'ada', values);
    expect(readDraft('delivery', 'ada')).toBeNull();
    expect(() => forgetDraftsOfOthers(null)).not.toThrow();
  });
});
