import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../scripts/audit/audit';
import { checkReceiptAlone } from '../../scripts/audit/check-receipt-alone';
import { webDigest } from '../../src/adapters/browser/web-digest';
import { utf8 } from '../../src/core/trust/bytes';
import { checkContribution } from '../../src/core/trust/check-contribution';
import { commitmentOf, type LoggedContribution } from '../../src/core/trust/contribution';
import type { LogProof } from '../../src/core/trust/log-proofs-port';
import { verifierKey } from '../../src/core/trust/note';
import { receiptText } from '../../src/core/trust/receipt';
import {
  commentContent,
  interviewContent,
  postContent,
  reviewContent,
} from '../../src/core/trust/shown-content';
import { leafHash } from '../../src/core/trust/tree';
import type { Person } from '../../src/server/services/posts/testing';
import { logSigner } from '../../src/server/services/trust/log-signer';
import { sha256 } from '../../src/server/services/trust/sha256';
import { type LoggedEnvironment, startLoggedEnvironment } from '../../src/server/services/trust/testing';
import { exampleInterview, exampleReview } from '../../src/server/testing/contributions';

let env: LoggedEnvironment;
let author: Person;
beforeAll(async () => {
  env = await startLoggedEnvironment();
  author = await env.person('Author');
});
afterAll(() => env.close());

const read = async (path: string) => (await env.send({ url: path })).json();
const proofOf = async (type: string, id: string): Promise<LogProof> =>
  (await read(`/trust-services/v1/proof/${type}/${id}`)).proof;

it('a browser proves that the log has the post as its page shows it, and finds every change', async () => {
  const id = await env.createPost(author.cookie, 'नमस्ते, a title');
  await env.createPost(author.cookie);
  const waiting = await read(`/trust-services/v1/proof/POST/${id}`);
  expect(waiting).toEqual({ proof: null, entersOn: expect.stringMatching(/:00:00\.000Z$/) });
  env.passHours(1);
  await env.publish();
  const { title, content: text } = await read(`/feed-services/v1/feed/${id}`);
  const shown = { type: 'POST', id, content: postContent({ title, text }) } as const;
  const proof = await proofOf('POST', id);
  const check = (change: Partial<LogProof>, what: typeof shown = shown) =>
    checkContribution(webDigest, what, { ...proof, ...change });
  expect(await check({})).toMatchObject({ kind: 'proved', size: 2, isSigned: true });
  expect(await check({}, { ...shown, content: ['x', text] })).toEqual({ kind: 'different' });
  expect(await check({ salt: 'x' })).toEqual({ kind: 'different' });
  const broken = { kind: 'broken' };
  expect(await check({ index: 1 - proof.index })).toEqual(broken);
  expect(await check({ hashes: [] })).toEqual(broken);
  expect(await check({ entry: '{' })).toEqual(broken);
  expect(await check({ checkpoint: proof.checkpoint.replace('\n2\n', '\n3\n') })).toEqual(broken);
  const otherKey = { sha256: webDigest.sha256, verifyEd25519: async () => false };
  expect(await checkContribution(otherKey, shown, proof)).toEqual(broken);
  const older = { sha256: webDigest.sha256, verifyEd25519: async () => undefined };
  expect(await checkContribution(older, shown, proof)).toMatchObject({ kind: 'proved', isSigned: false });
});

it('a browser proves a review as the list of reviews shows it', async () => {
  const url = '/review-services/v1/own-reviews';
  const headers = { cookie: author.cookie, 'idempotency-key': env.services.newId() };
  const { reviewId } = (await env.send({ method: 'POST', url, payload: exampleReview, headers })).json();
  // After the end of the Indian day of its date, also in UTC.
  env.passHours(30);
  await env.publish();
  const { items } = await read('/review-services/v1/companies/zentrix-labs/reviews?sort=newToOld&page=1');
  const review = items.find((item: { reviewId: string }) => item.reviewId === reviewId);
  const shown = { type: 'REVIEW', id: reviewId, content: reviewContent(review) } as const;
  const result = await checkContribution(webDigest, shown, await proofOf('REVIEW', reviewId));
  expect(result.kind).toBe('proved');
});

it('a receipt proves its text without the site, and the audit finds a log that lost its entry', async () => {
  const writer = await env.person('Writer');
  const id = await env.createPost(writer.cookie, 'A title with a receipt');
  env.passHours(1);
  await env.publish();
  const { title, content: text } = await read(`/feed-services/v1/feed/${id}`);
  const shown = { type: 'POST', id, content: postContent({ title, text }) } as const;
  const receipt = receiptText({ shown, proof: await proofOf('POST', id) });
  const run = async (saved: string) => {
    const report = await audit(env.file, { now: env.services.now().getTime(), receipt: saved });
    return report.findings.filter(({ where }) => where === 'receipt').map(({ what }) => what);
  };
  expect(await run(receipt)).toEqual([]);
  expect(await run(receipt.replace('A title with', 'Another title with'))).toEqual([
    'does not prove that the log had this text',
  ]);
  expect(await run('{}')).toEqual(['is no receipt']);
  const { index } = JSON.parse(receipt).proof;
  const { db } = env.services;
  const change = (text: string) =>
    db.updateTable('log_entries').set({ entry: text }).where('index', '=', index).execute();
  await change('{"kind":"rule","name":"mine","hash":""}');
  expect(await run(receipt)).toEqual([`the log has lost entry ${index}, which it signed`]);
  await change(JSON.parse(receipt).proof.entry);
});

/** Signed with a key that anyone can make for a log of one entry. */
async function forgedReceipt(shown: LoggedContribution): Promise<string> {
  const salt = Buffer.alloc(32).toString('base64');
  const entry = JSON.stringify({
    kind: 'accepted',
    type: shown.type,
    commitment: await commitmentOf(sha256, shown, salt),
  });
  const signer = logSigner('forged.example/log', Buffer.alloc(32, 7));
  const checkpoint = await signer.sign({ size: 1, root: await leafHash(sha256, utf8(entry)) });
  const key = await verifierKey(sha256, signer.key);
  return receiptText({ shown, proof: { salt, entry, index: 0, hashes: [], checkpoint, key } });
}

it('a receipt proves its text when the site is gone, and a receipt with a made-up key does not', async () => {
  const writer = await env.person('Writer');
  const id = await env.createPost(writer.cookie, 'A title');
  env.passHours(1);
  await env.publish();
  const { title, content: text } = await read(`/feed-services/v1/feed/${id}`);
  const shown = { type: 'POST', id, content: postContent({ title, text }) } as const;
  const proof = await proofOf('POST', id);
  const receipt = receiptText({ shown, proof });
  const alone = await checkReceiptAlone(receipt, undefined);
  expect(alone.isProved).toBe(true);
  expect(alone.lines).toContain(`Key: ${proof.key}`);
  expect(alone.lines).toContain('  A title');
  expect(alone.lines.at(-1)).toContain('Compare the key');
  expect((await checkReceiptAlone(receipt, proof.key)).lines.at(-1)).toBe('Nothing is wrong.');
  const forged = await forgedReceipt({
    ...shown,
    content: postContent({ title: 'Never\u001b[2K written', text }),
  });
  const forgedAlone = await checkReceiptAlone(forged, undefined);
  expect(forgedAlone.lines).toContain('  Never [2K written');
  expect(forgedAlone.lines.at(-1)).toContain('Compare the key');
  expect((await checkReceiptAlone(forged, proof.key)).lines.at(-1)).toContain('the key of another log');
  expect((await checkReceiptAlone(receipt.replace('A title', 'B title'), undefined)).isProved).toBe(false);
  expect((await checkReceiptAlone('{}', undefined)).isProved).toBe(false);
});

it('a hidden post has no proof, and a post from before the log has none either', async () => {
  const id = await env.createPost(author.cookie);
  await env.services.db.updateTable('posts').set({ status: 'FLAGGED' }).where('id', '=', id).execute();
  expect((await env.send({ url: `/trust-services/v1/proof/POST/${id}` })).statusCode).toBe(404);
  const older = await env.post(author.aliases.ANONYMOUS);
  expect(await read(`/trust-services/v1/proof/POST/${older}`)).toEqual({ proof: null, entersOn: null });
});

it('the figures count the published entries by kind', async () => {
  const { size, entries, key } = await read('/trust-services/v1/figures');
  expect(key).toBe(String(await env.file('key')).trim());
  const counts = entries.map((entry: { count: number }) => entry.count);
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(size);
  expect(entries).toContainEqual({ kind: 'accepted', type: 'REVIEW', count: 1 });
});

it('a browser proves a comment and an interview as their pages show them', async () => {
  const writer = await env.person('Writer');
  const post = await env.createPost(writer.cookie);
  const input = { text: 'A comment with @unknown', profileType: 'ANONYMOUS' };
  await env.write('POST', `/v1/post/${post}/comment`, input, writer.cookie);
  const own = '/interview-services/v1/own-interviews';
  const headers = { cookie: writer.cookie, 'idempotency-key': env.services.newId() };
  const { interviewId } = (
    await env.send({ method: 'POST', url: own, payload: exampleInterview, headers })
  ).json();
  env.passHours(24 * 100);
  await env.publish();
  const [comment] = (await read(`/feed-services/v1/post/${post}/comments`)).items;
  const shown = { type: 'COMMENT', id: comment.commentId, content: commentContent(comment) } as const;
  const proof = await proofOf('COMMENT', comment.commentId);
  expect((await checkContribution(webDigest, shown, proof)).kind).toBe('proved');
  const { items } = await read('/interview-services/v1/interviews?companyUrl=zentrix-labs&page=1');
  const interview = items.find((item: { interviewId: string }) => item.interviewId === interviewId);
  const content = interviewContent(interview);
  const result = await checkContribution(
    webDigest,
    { type: 'INTERVIEW', id: interviewId, content },
    await proofOf('INTERVIEW', interviewId),
  );
  expect(result.kind).toBe('proved');
});
