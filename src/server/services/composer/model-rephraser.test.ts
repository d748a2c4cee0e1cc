import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { REPHRASE_LIMITS } from '../../../core/composer/rephrase';
import { startTestEnvironment, type TestEnvironment } from '../posts/testing';
import { modelRephraser } from './model-rephraser';

type Responder = (response: ServerResponse, sent: string) => void;

interface Received {
  readonly url: string | undefined;
  readonly key: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly { readonly content: string }[] };
}

let endpoint: Server;
let url: string;
let received: Received[];
let responders: Responder[];
/** Of the latest attempt. */
let timeout: AbortController;

const completion =
  (content: string): Responder =>
  (response) =>
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
const rewritten = (title: string, description: string): Responder =>
  completion(JSON.stringify({ title, description }));
const status =
  (code: number, headers = {}): Responder =>
  (response) =>
    response.writeHead(code, headers).end('{}');
const silence: Responder = () => timeout.abort();

async function bodyOf(request: IncomingMessage): Promise<Received['body']> {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

beforeAll(async () => {
  endpoint = createServer(async (request, response) => {
    response.setHeader('connection', 'close');
    const body = await bodyOf(request);
    received.push({ url: request.url, key: request.headers.authorization, body });
    const responder = responders[received.length - 1] ?? responders.at(-1);
    responder?.(response, body.messages.at(-1)?.content ?? '');
  });
  await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/v1`;
});
beforeEach(() => {
  received = [];
  responders = [];
  // A timeout ends silent attempts only: a busy machine may need long for the others.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    timeout = new AbortController();
    return timeout.signal;
  });
});
afterAll(() => {
  endpoint.closeAllConnections();
  endpoint.close();
});

const DRAFT = { title: 'bonus', text: 'why do they not pay the bonus this year' };
const BETTER = { title: 'Bonus', text: 'Why do they not pay the bonus this year?' };

async function rephrase(draft = DRAFT, ownNames: readonly string[] = []) {
  const reported: string[] = [];
  const rephraser = modelRephraser({
    url,
    model: 'small-model',
    key: 'the key',
    limits: REPHRASE_LIMITS,
    report: (why) => reported.push(why),
  });
  const better = await rephraser.rephrase(draft, ownNames).catch(() => 'failed');
  return { better, reported, requests: received.length };
}

describe('rephrasing with a language model', () => {
  it('[R-446] the model gets the draft with the key of the server, and its text is returned', async () => {
    responders = [rewritten(BETTER.title, BETTER.text)];
    expect(await rephrase()).toEqual({ better: BETTER, reported: [], requests: 1 });
    expect(received[0]).toMatchObject({
      url: '/v1/chat/completions',
      key: 'Bearer the key',
      body: { model: 'small-model' },
    });
  });

  it('[R-446] names and contact details never leave the server and are restored in their place', async () => {
    responders = [(response, sent) => completion(sent)(response, sent)];
    const text = 'Rajesh at Zentrix told kavya to mail rajesh.k@gmail.com or call 98765 43210';
    const { better } = await rephrase({ title: '', text }, ['Kavya Rao']);
    const sent = JSON.stringify(received[0]?.body);
    for (const secret of ['Rajesh', 'rajesh', 'Zentrix', 'kavya', 'gmail', '98765'])
      expect(sent).not.toContain(secret);
    expect(better).toEqual({ title: '', text });
  });

  it.each<[string, Responder, string]>([
    ['a timeout', silence, 'no response'],
    ['too many requests', status(429), 'status 429'],
    ['an error of the endpoint', status(500), 'status 500'],
    ['a body that is not JSON', (response) => response.end('<html>'), 'the response could not be read'],
    ['a missing field', completion('{"title": "x"}'), 'the response could not be read'],
    ['an empty response', rewritten('Bonus', ' '), 'the response is empty'],
    ['a text that is too long', rewritten('Bonus', 'x'.repeat(5001)), 'the response is too long'],
    ['an endless body', (response) => response.end('x'.repeat(300_000)), 'no response'],
    ['an invented phone number', rewritten('Bonus', 'Call 98765 43210.'), 'the response has contact details'],
    ['an invented address', rewritten('Bonus', 'Mail hr@zentrix.com.'), 'the response has contact details'],
    ['an invented link', rewritten('See www.pay.example', 'Why?'), 'the response has contact details'],
    ['an invented placeholder', rewritten('Bonus', 'ask [[9]]'), 'the response changed a placeholder'],
  ])('[R-445] after %s the model is asked once more, then rephrasing fails', async (_, responder, why) => {
    responders = [responder];
    expect(await rephrase()).toEqual({ better: 'failed', reported: [why, why], requests: 2 });
    received = [];
    responders = [responder, rewritten(BETTER.title, BETTER.text)];
    expect(await rephrase()).toEqual({ better: BETTER, reported: [why], requests: 2 });
  });

  it.each<[string, Responder]>([
    ['a wrong key', status(401)],
    ['a long wait', status(429, { 'retry-after': '60' })],
  ])('after %s the model is not asked again', async (_, responder) => {
    responders = [responder];
    expect(await rephrase()).toMatchObject({ better: 'failed', requests: 1 });
  });

  it('[R-442] junk is not sent, and a model may also find a draft to be junk', async () => {
    const junk = { title: '', text: 'asdfgh qwrtyp zxcvbn mnbvcx' };
    expect(await rephrase(junk)).toMatchObject({ better: undefined, requests: 0 });
    responders = [completion('```json\n{"junk": true}\n```')];
    expect(await rephrase()).toMatchObject({ better: undefined, requests: 1 });
  });
});

describe('a server with a language model', () => {
  let env: TestEnvironment;
  let cookie: string;
  beforeAll(async () => {
    env = await startTestEnvironment({
      env: { REPHRASE_URL: url, REPHRASE_MODEL: 'small-model', REPHRASE_PER_POST: '2' },
    });
    cookie = (await env.person('Kavya')).cookie;
  });
  afterAll(() => env.close());
  const outcome = async (draftId: string) =>
    (await env.write('POST', '/v2/post/rephrase', { title: '', description: DRAFT.text, draftId }, cookie))
      .body.responseType;

  it('[R-446] a server with a language model offers to rephrase with AI', async () => {
    expect((await env.get('/v2/post/rephrase')).body).toEqual({ method: 'AI' });
  });

  it('[R-445][R-446] a failed attempt is not used up, and parallel requests stay within the limit', async () => {
    responders = [status(500)];
    for (let time = 0; time < 3; time++) expect(await outcome('draft-failing')).toBe('UNKNOWN');
    responders = [rewritten('', BETTER.text)];
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => outcome('draft-failing')));
    expect(outcomes.sort()).toEqual(['POST_LIMIT_EXCEEDED', 'POST_LIMIT_EXCEEDED', 'VALID', 'VALID']);
  });
});
