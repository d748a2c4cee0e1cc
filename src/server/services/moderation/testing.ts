import type { TestServer } from '../../testing/start-test-server';
import type { Newcomer } from '../user/testing';

export type Kind = 'REVIEW' | 'INTERVIEW' | 'PHOTO';

export const KINDS = ['REVIEW', 'INTERVIEW', 'PHOTO'] as const;

/** What somebody answers whoever asks. */
export const askOf =
  (server: TestServer) =>
  async (
    who: Newcomer | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const headers = {
      ...(who && { cookie: who.cookie }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': server.services.newId() }),
    };
    const answer = await server.send({
      method,
      url,
      headers,
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() };
  };

export const MINE = '/review-services/v1/own-reviews';
export const review = {
  companyName: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  locationId: 1,
  totalExperience: 4,
  isCurrent: true,
  employment: 'fulltime',
  workMode: 'hybrid',
  isAnonymous: false,
  title: 'Half a year on call',
  likes: 'The canteen is good and nobody counts hours on any day.',
  dislikes: 'One is on call every other week without a rest.',
  overall: 1,
  ratings: { workLife: 1, skills: 4, culture: 4, pay: 3, security: 4, promotions: 2 },
};
export const QUESTION = 'How would you shard the ledger of a pawnshop?';
export const interview = {
  companyName: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  locationId: 1,
  totalExperience: 4,
  month: '2026-10-01',
  difficulty: 'HARD',
  outcome: 'DECLINED',
  appliedThrough: 'REFERRAL',
  rounds: [{ name: 'Panel', minutes: 45, questions: [{ text: QUESTION, skill: 'System design' }] }],
  advice: 'Draw before you speak.',
};
export const HIDE = { decision: 'HIDE', rule: 'P1', text: 'It names somebody.' } as const;
