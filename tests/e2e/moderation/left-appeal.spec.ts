import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { leaveWhileSending, messageWith } from '../../support/leave-while-sending';
import { ASHA, signIn } from '../../support/sign-in';
import { open } from '../../support/watched-page';

const IMRAN = 'Mb2imranS7Vt5Wk9';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

for (const [name, status, message, explanation] of [
  ['was sent', undefined, 'Your appeal was sent', 'The outcome will show up'],
  ['was not sent', 500, 'Your appeal wasn’t sent', 'Please try again'],
] as const)
  test(`the next page says that an appeal ${name} if the post was left meanwhile`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const moderators = await browser.newContext({ ...(baseURL && { baseURL }) });
    await signIn(context.request, baseURL, IMRAN);
    await signIn(moderators.request, baseURL, ASHA);
    const postId = await hiddenPost(context.request, moderators.request, baseURL);
    await moderators.close();

    await open(page, `/p/${postId}`);
    await page.getByRole('button', { name: 'Appeal this decision' }).click();
    const reasons = page.getByLabel('Why should this be visible?');
    await reasons.fill('It is what he calls himself.');
    await leaveWhileSending(page, { path: '**/v1/appeal', button: 'Send appeal', status });
    await expect(messageWith(page, message)).toContainText(explanation);

    await page.goBack();
    if (status) {
      await page.getByRole('button', { name: 'Appeal this decision' }).click();
      await expect(reasons).toHaveValue('It is what he calls himself.');
    } else await expect(page.getByText('You’ve appealed.')).toBeVisible();
  });

/** A post that the automatic checks held, and that a moderator decided to hide. */
async function hiddenPost(
  author: APIRequestContext,
  moderator: APIRequestContext,
  baseURL: string | undefined,
): Promise<string> {
  const headers = () => ({
    ...{ appid: '999', systemid: 'AB_WEB', origin: new URL(baseURL ?? '').origin },
    'idempotency-key': randomUUID().replaceAll('-', ''),
  });
  const post = {
    ...{ title: `My manager is an idiot ${randomUUID()}`, content: '', poll: null, media: [], salaryIds: [] },
    ...{ community: { type: 'TOPIC', entityId: 43 }, profileType: 'ANONYMOUS' },
  };
  const written = await author.post('/feed-services/v2/post', { data: post, headers: headers() });
  expect(written.ok(), await written.text()).toBe(true);
  const { postId } = (await written.json()) as { readonly postId: string };
  const decision = {
    ...{ resourceId: postId, resourceType: 'POST', decision: 'HIDE', rule: 'A1' },
    text: 'Please say it without the insult.',
  };
  const decided = await moderator.post('/moderation-services/v1/decision', {
    ...{ data: decision, headers: headers() },
  });
  expect(decided.status(), await decided.text()).toBe(204);
  return postId;
}
