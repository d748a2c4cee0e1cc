import { createHash } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';

const AMBIENT = { appid: '999', systemid: 'AB_WEB', 'x-device-type': 'WEB' };
const KIND = { google: 'gp', naukri: 'naukri' } as const;

const headersFrom = (baseURL: string | undefined) => ({ ...AMBIENT, origin: new URL(baseURL ?? '').origin });

/** A new member states that they work, without typing. */
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
  const answer = await request.put(`${path}/${careerStatusId}`, { data: details, headers });
  expect(await answer.json()).toMatchObject({ nextStep: 'Verification' });
}

/** Logs a new person in through a sandbox provider; the same name is the same person. */
export async function joinAs(
  context: BrowserContext,
  baseURL: string | undefined,
  name: string,
  provider: keyof typeof KIND = 'google',
): Promise<void> {
  const headers = headersFrom(baseURL);
  const attempt = createHash('sha256').update(name).digest('base64url');
  const nonce = createHash('sha256').update(attempt).digest('base64url');
  const query = { provider, outcome: 'SUCCESS', nonce, name };
  const fake = await context.request.post('/sandbox/identity/outcomes', { data: query, headers });
  const { token } = (await fake.json()) as { token: string };
  const login = {
    socialUserType: KIND[provider],
    clientType: 'desktop',
    token,
    tokenType: 'access_token',
    attempt,
  };
  const answer = await context.request.post('/login/social', { data: login, headers });
  expect(await answer.json(), `${name} is new to a fresh world`).toEqual({ isNew: true });
}
