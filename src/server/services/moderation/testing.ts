import { toldReview } from '../../testing/contributions';
import type { TestServer } from '../../testing/start-test-server';
import type { Newcomer, newcomersOf } from '../profile/account/testing';

export type Kind = 'REVIEW' | 'INTERVIEW' | 'PHOTO';

export const KINDS = ['REVIEW', 'INTERVIEW', 'PHOTO'] as const;

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
export const INTERVIEWS = '/interview-services/v1/own-interviews';
export const review = {
  ...toldReview,
  title: 'Half a year on call',
  overall: 1,
  ratings: { ...toldReview.ratings, workLife: 1 },
};
export const HIDE = { decision: 'HIDE', rule: 'P1', text: 'It names somebody.' } as const;

/** The author, the reader and the moderator of a contribution. */
export async function threeOf(
  { services: { db } }: TestServer,
  join: ReturnType<typeof newcomersOf>['join'],
) {
  const three = [await join(), await join('Vikram Rao'), await join('Meera Iyer')] as const;
  await db.updateTable('members').set({ is_reader: true }).execute();
  await db.updateTable('members').set({ office: 'moderator' }).where('id', '=', three[2].id).execute();
  return three;
}
