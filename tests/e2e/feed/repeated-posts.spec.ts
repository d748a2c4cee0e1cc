import { type APIRequestContext, type Browser, expect, test } from '@playwright/test';
import { ANSWERING, ask, headersOf, IMRAN } from '../../support/ask-question';
import { signIn } from '../../support/sign-in';

const [ASHA] = ANSWERING;
const PAGES = 3;

let turn = 0;

/** The post as a page without cache shows it in the latest posts; undefined if it is not among them. */
async function cardOf(
  request: APIRequestContext,
  postId: string,
  language = 'en',
): Promise<string | undefined> {
  let path: string | undefined = '/?feed=latest';
  for (let page = 0; path && page < PAGES; page++) {
    const headers = { 'accept-language': language };
    const html: string = await (await request.get(`${path}&turn=${turn++}`, { headers })).text();
    const card = new RegExp(`<article id="post-${postId}".*?</article>`, 's').exec(html)?.[0];
    if (card) return card;
    path = /href="(\/\?feed=latest&amp;after=[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  return undefined;
}

const voted = /aria-pressed="true" data-vote="UP"/;
const own = /disabled=""[^>]*data-vote="UP"/;

async function readers(browser: Browser, baseURL: string | undefined) {
  const contexts = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  const [author, voter, visitor] = contexts;
  await signIn(author.request, baseURL, IMRAN);
  await signIn(voter.request, baseURL, ASHA);
  return { author, voter, visitor, close: () => Promise.all(contexts.map((context) => context.close())) };
}

test('pages that repeat a post show each reader their own vote, post and language, and no outdated content', async ({
  browser,
  baseURL,
}) => {
  const { author, voter, visitor, close } = await readers(browser, baseURL);
  const postId = await ask(author, baseURL);
  const path = `/feed-services/v2/post/${postId}`;
  for (const { request } of [visitor, voter])
    await expect.poll(() => cardOf(request, postId)).toContain('aria-pressed="false" data-vote="UP"');
  const vote = { resourceId: postId, resourceType: 'POST', voteType: 'UP' };
  const cast = await voter.request.post('/feed-services/v1/vote', {
    data: vote,
    headers: headersOf(baseURL),
  });
  expect(cast.status()).toBe(200);
  for (let round = 0; round < 2; round++) {
    expect(await cardOf(voter.request, postId)).toMatch(voted);
    expect(await cardOf(author.request, postId)).toMatch(own);
    const card = await cardOf(visitor.request, postId);
    expect(card).not.toMatch(voted);
    expect(card).not.toMatch(own);
    expect(await cardOf(visitor.request, postId, 'hi')).toMatch(/[\u0900-\u097f]/);
    expect(await cardOf(visitor.request, postId)).not.toMatch(/[\u0900-\u097f]/);
  }

  const data = { title: 'Does anybody know the way out?', content: 'Asked with fewer details.' };
  const edited = await author.request.patch(path, { data, headers: headersOf(baseURL) });
  expect(edited.ok()).toBe(true);
  for (const { request } of [visitor, voter, author]) {
    await expect.poll(() => cardOf(request, postId)).toContain(data.content);
    expect(await cardOf(request, postId)).not.toContain('Just asking.');
  }

  expect((await author.request.delete(path, { headers: headersOf(baseURL) })).ok()).toBe(true);
  for (const { request } of [visitor, voter, author])
    await expect.poll(() => cardOf(request, postId)).toBeUndefined();
  await close();
});
