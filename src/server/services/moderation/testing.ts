import { exampleReview } from '../../testing/contributions';
import { makeModerator } from '../../testing/make-moderator';
import type { TestServer } from '../../testing/start-test-server';
import type { NewUser, newUsersOf } from '../profile/account/testing';

export type Kind = 'REVIEW' | 'INTERVIEW' | 'PHOTO';

export const KINDS = ['REVIEW', 'INTERVIEW', 'PHOTO'] as const;

export const askOf =
  (server: TestServer) =>
  async (
    user: NewUser | undefined,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
  ) => {
    const headers = {
      ...(user && { cookie: user.cookie }),
      ...(body && { 'content-type': 'application/json', 'idempotency-key': server.services.newId() }),
    };
    const response = await server.send({
      method,
      url,
      headers,
      ...(body && { payload: JSON.stringify(body) }),
    });
    return { status: response.statusCode, body: response.body === '' ? undefined : response.json() };
  };

export const MINE = '/review-services/v1/own-reviews';
export const INTERVIEWS = '/interview-services/v1/own-interviews';
export const review = {
  ...exampleReview,
  title: 'Half a year on call',
  overall: 1,
  ratings: { ...exampleReview.ratings, workLife: 1 },
};
export const HIDE = { decision: 'HIDE', rule: 'P1', text: 'It names someone.' } as const;

/** The author, the reader and the moderator of a contribution. */
export async function threeOf({ services: { db } }: TestServer, join: ReturnType<typeof newUsersOf>['join']) {
  const three = [await join(), await join('Vikram Rao'), await join('Meera Iyer')] as const;
  await db.updateTable('members').set({ is_reader: true }).execute();
  await makeModerator(db, three[2].id);
  return three;
}
