import { describe, expect, it } from 'vitest';
import { ada } from '../testing/fixtures.ts';
import { AUTH_ROUTES, landing, parseReturnPath } from './landing.ts';

describe('landing', () => {
  it('sends an admin to the back office, even without a name and from another page', {
    tags: ['2.1.3', '6.1.5'],
  }, () => {
    expect(landing({ userType: 'Admin', firstName: null, lastName: null }, '/cart')).toBe('/admin');
  });

  it.each([
    ['/admin/addItem', '/admin/addItem'],
    ['/admin?page=2', '/admin?page=2'],
    ['/admin/../cart', '/admin'],
    ['/administrators', '/admin'],
    ['//evil.example/admin', '/admin'],
  ])('sends an admin who came from %s to %s', (from, to) => {
    expect(landing({ ...ada, userType: 'Admin' }, from)).toBe(to);
  });

  it.each([
    [null, 'Obi'],
    ['Ada', null],
    ['', 'Obi'],
    ['Ada', ' '],
  ])('sends %j %j to complete the profile', { tags: ['2.1.4'] }, (firstName, lastName) => {
    expect(landing({ ...ada, firstName, lastName }, '/cart')).toBe('/complete-profile');
  });

  it('sends any other user back to the path they came from', { tags: ['2.1.5'] }, () => {
    expect(landing(ada, '/shop?search=t-shirt&page=2#grid')).toBe('/shop?search=t-shirt&page=2#grid');
  });

  it.each([...AUTH_ROUTES, '/login/', '/LOGIN', '/otp?flow=reset', '/forgotpassword#top'])(
    'goes to the home page instead of %s',
    { tags: ['2.1.6'] },
    (from) => {
      expect(landing(ada, from)).toBe('/');
    },
  );

  it.each([undefined, null, 7, '', 'https://evil.example', '//evil.example'])(
    'goes to the home page from %j',
    { tags: ['2.1.5'] },
    (from) => {
      expect(landing(ada, from)).toBe('/');
    },
  );

  it('accepts a path that only begins like a screen for signing in', () => {
    expect(landing(ada, '/login-help')).toBe('/login-help');
  });
});

describe('parseReturnPath', () => {
  it.each(['/', '/cart', '/product/p1?size=M', '/shop#top', '/user/profile?page=2'])('keeps %s', (path) => {
    expect(parseReturnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    ' /cart',
    'cart',
    'javascript:alert(1)',
    '',
  ])('refuses %j', (path) => {
    expect(parseReturnPath(path)).toBeNull();
  });
});
