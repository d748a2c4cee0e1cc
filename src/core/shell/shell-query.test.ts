import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asksFrame, withoutShell } from './shell-parameters';
import { parseShellQuery } from './shell-query';
import { signedOutSearch } from './signed-out-search';

describe('the shell query', () => {
  it('[R-172] a query can open the post composer, by entity id and kind only', () => {
    const search =
      '?openCreatePost=true&entityId=77&type=COMPANY&name=Evil&logo=https%3A%2F%2Fevil.example%2Fx.png';
    expect(parseShellQuery(search).post).toEqual({ entityId: 77, type: 'COMPANY' });
    expect(JSON.stringify(parseShellQuery(search))).not.toContain('vil');
    expect(parseShellQuery('?openCreatePost=1&entityId=x&type=y').post).toBe('anywhere');
    expect(parseShellQuery('?openCreatePost=1&entityId=1&type=constructor').post).toBe('anywhere');
  });

  it('[R-137][R-173] a query can set a campaign, even together with the params of a form on the page', () => {
    expect(parseShellQuery('?CompanyName=Zentrix&campaign=pay_mail&rid=4').campaign).toBe('pay_mail');
    expect(parseShellQuery('?campaign=desktop_nav').campaign).toBe('desktop_nav');
    expect(parseShellQuery('?campaign=%3Cscript%3E').campaign).toBeUndefined();
  });

  it('[R-174] a query can open the login in a known context', () => {
    expect(parseShellQuery('?showLoginModal=salary').login).toEqual({ context: 'salary', signedOut: false });
    expect(parseShellQuery('?showLoginModal=whatever').login).toEqual({
      context: 'general',
      signedOut: false,
    });
    expect(parseShellQuery('').login).toBeUndefined();
  });

  it('[R-175] a query can show that the user was signed out', () => {
    expect(signedOutSearch('?feed=latest&toast=x')).toBe('?feed=latest&showLoginModal=signout');
    expect(parseShellQuery(signedOutSearch('')).login).toEqual({ context: 'general', signedOut: true });
  });

  it('[R-176][R-177] a query can show a message, as plain text only', () => {
    expect(parseShellQuery('?toast=Saved').toast).toBe('Saved');
    expect(parseShellQuery('?toast=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3EHi').toast).toBe('Hi');
    expect(parseShellQuery(`?toast=${'a'.repeat(500)}`).toast).toHaveLength(120);
    expect(parseShellQuery('?toast=a%E2%80%AEb%0Ac').toast).toBe('a b c');
  });

  it('[R-178][R-179] a query can mark a notification', () => {
    expect(parseShellQuery('?notification_id=n1&k=2').notification).toEqual({ id: 'n1', k: '2' });
    expect(parseShellQuery('?notification_id=../x').notification).toBeUndefined();
  });

  it('[R-154][R-156] a query can continue after a login', () => {
    expect(parseShellQuery('?openOnboarding=w&linkedinLogin=failed')).toMatchObject({
      onboarding: 'writer',
      linkedinFailed: true,
    });
    expect(parseShellQuery('?naukriLogin=failed').naukriFailed).toBe(true);
    expect(parseShellQuery('?openOnboarding=constructor').onboarding).toBeUndefined();
  });
});

describe('the address after its query was handled', () => {
  it('a handled query loses its shell params and their companions, and nothing else', () => {
    expect(withoutShell('?q=a+b&toast=x&k=3')).toBe('?q=a+b&k=3');
    expect(withoutShell('?notification_id=1&k=3&campaign=m')).toBe('?campaign=m');
    expect(withoutShell('?openCreatePost=1&name=n&logo=l&type=t&entityId=1')).toBe('');
    expect(withoutShell('?type=t&name=n')).toBe('?type=t&name=n');
    expect(asksFrame('?type=t')).toBe(false);
    expect(asksFrame('?toast=')).toBe(true);
  });
});

it.each([
  'toast',
  'openOnboarding',
  'showLoginModal',
  'linkedinLogin',
  'naukriLogin',
  'onLogin',
  'notification_id',
])('the parameter %s leaves the address when it was handled, repeated, or cannot be decoded', (name) => {
  for (const value of ['x', '', '%E0%A4', '%', `failed&${name}=%`])
    expect(withoutShell(`?page=2&${name}=${value}`), value).toBe('?page=2');
  expect(withoutShell(`?page=2&${name}`)).toBe('?page=2');
});

it('a parameter that cannot be decoded is not a request to the shell', () => {
  expect(withoutShell('?q=a%20b&x=%E0%A4&%=1')).toBe('?q=a+b');
  expect(asksFrame('?q=a%20b&page=2')).toBe(false);
  expect(asksFrame('')).toBe(false);
});

const NAMES = [
  'openCreatePost',
  'entityId',
  'name',
  'logo',
  'type',
  'campaign',
  'showLoginModal',
  'toast',
  'notification_id',
  'k',
  'openOnboarding',
  'onLogin',
  'linkedinLogin',
  'naukriLogin',
];
const HOSTILE = [
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '//evil.example',
  '%',
  '%E0%A4',
  '__proto__',
  'constructor',
  '\u202Eevil',
  '\u0000',
  'a'.repeat(5000),
  '<'.repeat(2000),
];

describe.each(NAMES)('any value of the query parameter %s', (name) => {
  it('the value is handled without errors, shows no markup and is removed afterwards', () => {
    const value = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 100 }),
      fc.constantFrom(...HOSTILE),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(value, fc.boolean(), (text, raw) => {
        const search = `?${name}=${raw ? text.replace(/[&#]/g, '') : encodeURIComponent(text)}`;
        const query = parseShellQuery(search);
        expect(query.toast ?? '').not.toMatch(/<[a-z]/i);
        expect([...(query.toast ?? '')].length).toBeLessThanOrEqual(120);
        expect(parseShellQuery(withoutShell(search)).toast).toBeUndefined();
        expect(asksFrame(withoutShell(search))).toBe(false);
      }),
      { numRuns: 200 },
    );
  });
});
