import { afterAll, beforeAll, expect, it } from 'vitest';
import { webAuthorKeys } from '../../src/adapters/browser/web-author-keys';
import { webSha256 } from '../../src/adapters/browser/web-sha256';
import { untraceable, untraceableClient } from '../../src/adapters/http/generated/untraceable';
import type { Wire } from '../../src/adapters/http/runtime';
import type { NewItem } from '../../src/core/untraceable/item-id';
import { PublishUntraceable } from '../../src/core/untraceable/publish-untraceable';
import type { StoredToken } from '../../src/core/untraceable/wallet';
import { memoryStorage, openWallet } from '../../src/core/untraceable/wallet-testing';
import { startUntraceable, type UntraceableEnvironment } from '../support/untraceable';

let env: UntraceableEnvironment;
let origin: string;
beforeAll(async () => {
  env = await startUntraceable();
  origin = await env.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => env.close());

/** A browser whose first request arrives, and whose page is loaded again before the response. */
async function browser(name: string) {
  const { cookie } = await env.employee(name);
  const tokens = (await env.makeTokens(cookie)).map(
    (token): StoredToken => ({
      ...{ keyId: '', kind: 'COMPANY', groupId: 1001, name: 'Zentrix Labs', month: '' },
      token,
    }),
  );
  await env.enlarge(20);
  const wallet = openWallet(memoryStorage(), name);
  wallet.change((before) => ({ ...before, tokens }));
  const publishVia = (send: Wire['fetch'], item: NewItem) =>
    new PublishUntraceable(
      wallet,
      untraceable(untraceableClient({ origin, fetch: send })),
      webAuthorKeys,
      webSha256,
    ).run(item, wallet.read().tokens[0]?.token ?? '');
  const lose: Wire['fetch'] = async (request) => {
    expect((await fetch(request)).status).toBe(201);
    throw new TypeError('Failed to fetch');
  };
  return {
    wallet,
    sendAndLose: (item: NewItem) => expect(publishVia(lose, item)).rejects.toThrow(),
    sendAgain: (item: NewItem) => publishVia(fetch, item),
  };
}

const TITLE = '  Late “letters” again, नियुक्ति पत्र ';
const post = (text: string) =>
  ({ title: TITLE, text, community: { kind: 'COMPANY', id: 1001 } }) satisfies NewItem;
const countWaiting = async () =>
  (await env.services.db.selectFrom('untraceable_pending').select('item_id').execute()).length;

it('the author of a post whose response was lost deletes it with the key on the device, and its text cannot return with the same token', async () => {
  const { wallet, sendAndLose, sendAgain } = await browser('First');
  await sendAndLose(post('To delete'));
  const [own] = wallet.read().posts;
  if (!own) throw new Error('The key was not saved.');
  expect((await env.asAuthor(own.postId, own.pair, 1, { kind: 'DELETE' })).body.status).toBe('DELETED');
  await expect(sendAgain(post('To delete'))).rejects.toMatchObject({ code: 'PASS_SPENT' });
});

it('a post and a comment whose responses were lost are accepted once, and the author keeps their keys', async () => {
  const { wallet, sendAndLose, sendAgain } = await browser('Second');
  const reader = await env.person('Reader');
  const postId = await env.post(reader.aliases.ANONYMOUS);
  const before = await countWaiting();
  for (const item of [post('Sent twice'), { postId, replyTo: undefined, text: ' Same here ' }]) {
    await sendAndLose(item);
    const [lost] = wallet.read().posts;
    await sendAgain(item);
    expect(wallet.read().posts[0]).toMatchObject({ postId: lost?.postId, pair: lost?.pair });
  }
  expect(await countWaiting()).toBe(before + 2);
  expect(wallet.read().tokens).toHaveLength(3);
  const [comment] = wallet.read().posts;
  if (!comment) throw new Error('The key was not saved.');
  expect((await env.asCommentAuthor(comment.postId, comment.pair, 1, { kind: 'READ' })).status).toBe(200);
});
