import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { Failure, type FailureKind } from '../shared/failure';
import { PublishUntraceable } from './publish-untraceable';
import type { UntraceablePort } from './untraceable-port';
import type { StoredToken, TokenWallet } from './wallet';
import { memoryStorage, openWallet } from './wallet-testing';

const POST = { title: 'Late letters', text: 'Again', community: { kind: 'COMPANY', id: 1001 } } as const;
const COMMENT = { postId: 'Kq3vN8xWm2Zt7Rf1', replyTo: undefined, text: ' Ours came in June.' };
const APPEARS = new Date('2026-11-27T15:00:00Z');

const tokenOf = (nonce: string): StoredToken => ({
  ...{ keyId: 'k', kind: 'COMPANY', groupId: 1001, name: 'Zentrix Labs', month: '2026-11-01' },
  token: nonce.repeat(472),
});
const [FIRST, SECOND] = [tokenOf('A'), tokenOf('B')];

let storage: ReturnType<typeof memoryStorage>;
let sent: { readonly authorKey: object; readonly token: string }[];
beforeEach(() => {
  storage = memoryStorage();
  sent = [];
  openWallet(storage, 'asha').change((wallet) => ({ ...wallet, tokens: [FIRST, SECOND] }));
});

let made = 0;

/** The page as it was just loaded, with a service that fails in this way. */
function loadPage(kind?: FailureKind, code?: string) {
  const wallet: TokenWallet = openWallet(storage, 'asha');
  const respond = async <Outcome>(request: (typeof sent)[number], outcome: Outcome): Promise<Outcome> => {
    sent.push(request);
    if (kind) throw new Failure(kind, 'publish', 0, { code });
    return outcome;
  };
  const port = {
    createUntraceablePost: (post) => respond(post, { postId: 'PostOfServer', appearsAt: APPEARS }),
    createUntraceableComment: (comment) =>
      respond(comment, { commentId: 'CommentOfServer', appearsAt: APPEARS }),
  } as Partial<UntraceablePort> as UntraceablePort;
  const create = async () => ({ algorithm: 'Ed25519', value: `public ${++made}`, privateKey: 'p' }) as const;
  const keys = { create, sign: async () => '' };
  const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
  const publisher = new PublishUntraceable(wallet, port, keys, sha256);
  return { publish: publisher.run.bind(publisher), read: () => wallet.read() };
}

it.each([
  ['post', POST, 'PostOfServer'],
  ['comment', COMMENT, 'CommentOfServer'],
])(
  'a %s whose response was lost is sent again with its key and token after the page was loaded',
  async (_kind, item, id) => {
    const page = loadPage('offline');
    await expect(page.publish(item, FIRST.token)).rejects.toThrow();
    expect(page.read()).toMatchObject({
      tokens: [FIRST, SECOND],
      posts: [{ unconfirmedToken: FIRST.token }],
    });
    const next = loadPage();
    expect(await next.publish(item, SECOND.token)).toEqual(APPEARS);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(next.read().tokens).toEqual([SECOND]);
    expect(next.read().posts).toMatchObject([{ postId: id, number: 0 }]);
    expect(next.read().posts[0]?.unconfirmedToken).toBeUndefined();
  },
);

it('another text gets another key, and the key of the text without a response stays', async () => {
  await expect(loadPage('unavailable').publish(POST, FIRST.token)).rejects.toThrow();
  const page = loadPage('conflict', 'PASS_SPENT');
  await expect(page.publish({ ...POST, text: 'Other' }, FIRST.token)).rejects.toThrow();
  expect(sent[1]?.authorKey).not.toEqual(sent[0]?.authorKey);
  expect(page.read()).toMatchObject({ tokens: [SECOND], posts: [{ pair: sent[0]?.authorKey }] });
});

it('a refused text leaves no key, but a refusal of its second attempt keeps the key of the first', async () => {
  const refused = loadPage('invalid', 'CONTACT_DETAILS');
  await expect(refused.publish(POST, FIRST.token)).rejects.toThrow();
  expect(refused.read()).toMatchObject({ tokens: [FIRST, SECOND], posts: [] });
  await expect(loadPage('cancelled').publish(POST, FIRST.token)).rejects.toThrow();
  await expect(loadPage('notFound').publish(POST, FIRST.token)).rejects.toThrow();
  expect(refused.read().posts).toHaveLength(1);
});

it('a key without a response is stored only with the other keys, which another member cannot read', async () => {
  const places = [...storage.texts.keys()];
  await expect(loadPage('offline').publish(POST, FIRST.token)).rejects.toThrow();
  expect([...storage.texts.keys()]).toEqual(places);
  expect(openWallet(storage, 'imran').read().posts).toEqual([]);
});
