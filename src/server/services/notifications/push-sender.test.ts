import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import webPush from 'web-push';
import { webPushSender } from './push-sender';

/** A browser that can receive push: its keys, and its decryption (RFC 8291). */
function browser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const read = (message: Buffer): string => {
    const salt = message.subarray(0, 16);
    const keyLength = message.readUInt8(20);
    const theirKey = message.subarray(21, 21 + keyLength);
    const body = message.subarray(21 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), theirKey]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirKey), auth, info, 32));
    const derive = (label: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
    const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    cipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([cipher.update(body.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
  };
  return {
    read,
    keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
  };
}

interface Came {
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

let origin: string;
let status = 201;
let more: Record<string, string> = {};
const came: Came[] = [];
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    came.push({ headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, { location: `${origin}/elsewhere`, ...more }).end();
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => void service.close());

const ours = webPush.generateVAPIDKeys();
const reports: string[] = [];
const sender = webPushSender(
  { ...ours, subject: 'mailto:push@humkaar.example', origins: [] },
  (label) => void reports.push(label),
);
const TEXT = JSON.stringify({ title: 'वाह, an answer', body: 'What it is about' });

it('only the browser can decrypt a pushed message, and the push service can verify the sender', async () => {
  const theirs = browser();
  const subscription = { endpoint: `${origin}/one`, keys: theirs.keys };
  expect(await sender.send(subscription, TEXT)).toBe('sent');
  const [message] = came.splice(0);
  expect(theirs.read(message?.body ?? Buffer.alloc(0))).toBe(TEXT);
  expect(message?.body.includes('answer')).toBe(false);
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(.+)$/.exec(message?.headers.authorization ?? '') ?? [];
  expect(key).toBe(ours.publicKey);
  const [head, claims, signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const;
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
  expect(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString())).toMatchObject({ aud: origin });
});

it.each([
  [201, 'sent'],
  [410, 'gone'],
  [404, 'gone'],
  [500, 'failed'],
  [307, 'failed'],
])('a push service response of %i means %s, and redirects are not followed', async (answer, outcome) => {
  status = answer;
  came.length = 0;
  expect(await sender.send({ endpoint: `${origin}/two`, keys: browser().keys }, TEXT)).toBe(outcome);
  expect(came).toHaveLength(1);
  expect(reports.splice(0).join()).not.toContain(origin);
});

/** The seconds after which a busy push service may be called again, from its headers. */
async function busyFor(headers: Record<string, string>): Promise<number> {
  status = 429;
  more = headers;
  const outcome = await sender.send({ endpoint: `${origin}/busy`, keys: browser().keys }, TEXT);
  more = {};
  return typeof outcome === 'object' ? outcome.busyFor : 0;
}

it.each([
  [{ 'retry-after': '90' }, 90],
  [{ 'retry-after': 'soon' }, 60],
  [{}, 60],
])('a busy push service that says %j is not called again before that time', async (headers, seconds) => {
  expect(await busyFor(headers)).toBe(seconds);
});

it('a busy push service that says a date is not called again before that date', async () => {
  const start = Date.now();
  const seconds = await busyFor({ 'retry-after': new Date(start + 3_600_000).toUTCString() });
  expect(seconds).toBeLessThanOrEqual(3600);
  // The date has whole seconds, and time passed until it was read.
  expect(seconds).toBeGreaterThanOrEqual(3600 - 1 - Math.ceil((Date.now() - start) / 1000));
});

it('an unreachable push service means failed, and invalid keys mean gone', async () => {
  const invalidAsNotFound = { endpoint: 'http://127.0.0.1:1/x', keys: browser().keys };
  expect(await sender.send(invalidAsNotFound, TEXT)).toBe('failed');
  expect(await sender.send({ endpoint: `${origin}/x`, keys: { p256dh: 'x', auth: 'y' } }, TEXT)).toBe('gone');
});

it('a repeated push has the topic of the first, which differs per device, so that devices cannot be matched', async () => {
  status = 201;
  came.length = 0;
  const devices = ['tablet', 'phone'].map((name) => ({
    endpoint: `${origin}/${name}`,
    keys: browser().keys,
  }));
  for (const device of [...devices, ...devices]) await sender.send(device, TEXT);
  const topics = came.map(({ headers }) => String(headers.topic));
  expect(topics.slice(2)).toEqual(topics.slice(0, 2));
  expect(new Set(topics).size).toBe(2);
  for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
});
