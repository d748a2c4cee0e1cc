import { createHash, randomUUID } from 'node:crypto';
import { type BrowserContext, expect, test } from '@playwright/test';

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
const KIND = { google: 'gp', naukri: 'naukri' } as const;

const headersFrom = (baseURL: string | undefined) => ({ ...AMBIENT, origin: new URL(baseURL ?? '').origin });

/** A new member selects that they work, without typing. */
export async function employ({ request }: BrowserContext, baseURL: string | undefined): Promise<void> {
  const headers = headersFrom(baseURL);
  const path = '/user-services/v1/user/career-status';
  const submission = { careerStatusType: 'working', careerData: { companyName: 'Zentrix Labs' } };
  const apiResponse = await request.post(path, { data: submission, headers });
  const { careerStatusId } = (await apiResponse.json()) as { careerStatusId: number };
  const details = {
    courseId: null,
    roleId: null,
    departmentId: 1,
    industryId: 1,
    jobProfile: 'Backend engineer',
  };
  const response = await request.put(`${path}/${careerStatusId}`, { data: details, headers });
  expect(await response.json()).toMatchObject({ nextStep: 'Verification' });
}

/** A retry needs another person, because the first attempt has already created the account. */
export const personOf = (name: string): string => (test.info().retry > 0 ? `${name} again` : name);

/** Logs a new person in through a sandbox provider; the same name is the same person. */
export async function joinAs(
  context: BrowserContext,
  baseURL: string | undefined,
  name: string,
  provider: keyof typeof KIND = 'google',
): Promise<void> {
  const login = { name: personOf(name), provider, attemptOf: randomUUID() };
  expect(await logIn(context, baseURL, login), `${name} is new`).toEqual({ isNew: true });
}

/** Logs the person of that name in again, for example on another device. */
export async function logInAgain(context: BrowserContext, baseURL: string | undefined, name: string) {
  const login = { name: personOf(name), provider: 'google', attemptOf: randomUUID() } as const;
  expect(await logIn(context, baseURL, login)).toEqual({ isNew: false });
}

interface Login {
  readonly name: string;
  readonly provider: keyof typeof KIND;
  /** Each login needs its own attempt, whose token is valid once. */
  readonly attemptOf: string;
}

async function logIn(
  { request }: BrowserContext,
  baseURL: string | undefined,
  { name, provider, attemptOf }: Login,
): Promise<unknown> {
  const headers = headersFrom(baseURL);
  const attempt = createHash('sha256').update(attemptOf).digest('base64url');
  const nonce = createHash('sha256').update(attempt).digest('base64url');
  const query = { provider, outcome: 'SUCCESS', nonce, name };
  const fake = await request.post('/sandbox/identity/outcomes', { data: query, headers });
  const { token } = (await fake.json()) as { token: string };
  const login = {
    socialUserType: KIND[provider],
    clientType: 'desktop',
    token,
    tokenType: 'access_token',
    attempt,
  };
  return (await request.post('/login/social', { data: login, headers })).json();
}
