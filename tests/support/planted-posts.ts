import { expect } from 'vitest';
import type { Planter } from './planter';

/** Markers in posts, comments, an appeal and moderators' texts. */

export const FEED = '/feed-services';
export const OTHERS_POST = 'Kq3vN8xWm2Zt7Rf1';

/** Returns the id of the post. */
export async function plantPosts(planter: Planter): Promise<string> {
  const { ask, mark } = planter;
  await ask('POST', `${FEED}/v1/salary`, {
    ...{ companyName: mark('OfferCompany'), jobProfile: mark('OfferJob'), place: mark('OfferPlace') },
    ...{ fixed: 1_800_000, variable: 200_000, stock: 0, currentSalary: false },
  });
  const draft = {
    ...{ community: { type: 'TOPIC', entityId: 43 }, profileType: 'ANONYMOUS', media: [], salaryIds: [] },
  };
  const { postId = '' } = await ask('POST', `${FEED}/v2/post`, {
    ...{ ...draft, title: mark('FormerTitle'), content: mark('FormerText'), poll: null },
  });
  await ask('PATCH', `${FEED}/v2/post/${postId}`, { title: mark('PostTitle'), content: mark('PostText') });
  const poll = { options: [mark('PollOption'), 'No'], days: 3 };
  await ask('POST', `${FEED}/v2/post`, { ...draft, title: mark('PollTitle'), content: '', poll });
  const comment = await ask('POST', `${FEED}/v1/post/${OTHERS_POST}/comment`, {
    ...{ text: mark('FormerComment'), profileType: 'ANONYMOUS' },
  });
  await ask('PATCH', `${FEED}/v1/comment/${comment.commentId}`, { text: mark('Comment') });
  await ask('POST', `${FEED}/v1/post/comment/${comment.commentId}/reply`, {
    ...{ text: mark('Reply'), profileType: 'ANONYMOUS' },
  });
  await hideAndAppeal(planter, postId);
  return postId;
}

/** A moderator hides the post, its author appeals and the moderator restores it. */
async function hideAndAppeal({ ask, mark, server }: Planter, resourceId: string): Promise<void> {
  const id = 'MbMarkersModerator';
  await server.services.db
    .insertInto('members')
    .values({ id, name: 'Meera', staff_role: 'moderator' })
    .execute();
  const cookie = await server.signIn(id);
  const decide = async (payload: object) => {
    const headers = { cookie, 'idempotency-key': server.services.newId() };
    const url = '/moderation-services/v1/decision';
    const item = { resourceId, resourceType: 'POST', ...payload };
    const reply = await server.send({ method: 'POST', url, headers, payload: item });
    expect(reply.statusCode, reply.body).toBe(204);
  };
  await decide({ decision: 'HIDE', rule: 'A1', text: mark('ModeratorText') });
  await ask('POST', '/moderation-services/v1/appeal', {
    resourceId,
    resourceType: 'POST',
    text: mark('Appeal'),
  });
  await decide({ decision: 'KEEP', rule: 'K1', text: '' });
}
