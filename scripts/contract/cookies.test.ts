import { expect, it } from 'vitest';
import { freshLoginCookie } from '../../src/server/fresh-login';
import { cookieText } from '../../src/server/http/cookie-text';
import { clearedCookies, cookieNames, sessionCookies } from '../../src/server/session-cookies';
import { readSpecs } from '../api/spec';
import { Contract } from './contract';
import { cookieValue } from './cookie-names';
import { judgeCookies } from './cookies';
import { compose, exampleRequest } from './request';

const contracts = (await readSpecs('openapi')).map((spec) => new Contract(spec));
const login = contracts.find(({ spec }) => spec.service === 'login') as Contract;
const services = {
  seal: (_: string, text: string) => `seal-of-${text}`,
  stayDays: 30,
  now: () => new Date(),
};
const token = 'a1b2c3d4e5f6a7b8';
const tokens = { access: token, refresh: token, device: token };

/** Problems of these cookies as the response of an operation. */
function complaint(origin: string, id: string, texts: readonly string[]): string | undefined {
  const operation = login.spec.operations.find((item) => item.id === id);
  const [status, documented] = Object.entries(operation?.responses ?? {})[0] ?? [];
  const cookies = documented?.headers['set-cookie']?.['x-cookies'] ?? [];
  const headers = new Headers(texts.map((text) => ['set-cookie', text] as [string, string]));
  const sent = { method: 'POST', url: `${origin}/`, headers: {}, body: undefined };
  const response = { sent, status: Number(status), headers, type: '', text: '' };
  return judgeCookies(login, { cookies, media: undefined }, response)?.detail;
}

const loginCookies = (origin: string): string[] => {
  const names = cookieNames(origin);
  const all = [...sessionCookies(services, names, tokens, 'm1'), freshLoginCookie(services, names, 'm1')];
  return all.map(cookieText);
};

it.each(['http://127.0.0.1:4000', 'https://humkaar.example'])(
  'the reference server sets and clears the documented cookies at %s',
  (origin) => {
    expect(complaint(origin, 'signInAsMember', loginCookies(origin))).toBeUndefined();
    expect(complaint(origin, 'renewSession', loginCookies(origin))).toBeUndefined();
    expect(complaint(origin, 'logout', clearedCookies(cookieNames(origin)).map(cookieText))).toBeUndefined();
  },
);

it('a session cookie without its prefix is missing on https', () => {
  const plain = loginCookies('http://127.0.0.1:4000');
  expect(complaint('https://humkaar.example', 'signInAsMember', plain)).toContain('__Host-AT');
});

it('a session cookie keeps its value when a request is sent on https', () => {
  const operation = login.spec.operations.find(({ id }) => id === 'logout');
  if (!operation) throw new Error('The contract has no logout.');
  const name = login.sessionCookie('https://humkaar.example');
  const sender = { origin: 'https://humkaar.example', cookie: `UAC_K=1; ${name}=${token}` };
  const { cookie } = compose(operation, exampleRequest(operation), sender).headers;
  expect(cookieValue(cookie, '__Host-AT')).toBe(token);
});
