import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { registerProblemResponses } from './problem-responses';
import { Refusal } from './refusal';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  registerProblemResponses(app);
  app.get('/busy', () => {
    throw new Refusal(429, 'TOO_MANY_REQUESTS', { retryAfter: 180 });
  });
  app.get('/mine', () => {
    throw new Refusal(401, 'LOGIN_REQUIRED');
  });
  app.get('/broken', () => {
    throw new Error('the disk is full at /var/lib/postgres');
  });
});
afterEach(() => app.close());

const look = (url: string, language = 'en') =>
  app.inject({ url, headers: { 'sec-fetch-dest': 'document', 'accept-language': language } });

it('[R-734] a page that is refused for a limited time shows the wait and links onwards', async () => {
  const { statusCode, headers, body } = await look('/busy');
  expect(statusCode).toBe(429);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '180',
    'cache-control': 'no-store',
  });
  expect(body).toContain('<h1>This page did not load</h1>');
  expect(body).toContain('Too many attempts. Try again in 3 minutes.');
  expect(body).toContain('<a href="">Try again</a>');
  expect(body).toContain('<a href="/">Go to home</a>');
});

it('[R-878] a refused page is in the language of the browser', async () => {
  const { body } = await look('/busy', 'hi-IN,en;q=0.5');
  expect(body).toContain('<html lang="hi-IN">');
  expect(body).toContain('<h1>यह पेज लोड नहीं हुआ</h1>');
  expect(body).toContain('बहुत ज़्यादा बार कोशिश हो चुकी है। 3 मिनट बाद फिर कोशिश करें।');
  expect(body).toContain('<a href="/">होम पर जाएं</a>');
});

it('[R-721] a missing file opened in a browser shows a page', async () => {
  const { statusCode, body } = await look('/lost.pdf?q=<script>');
  expect(statusCode).toBe(404);
  expect(body).toContain('<h1>Page not found</h1>');
  expect(body).not.toContain('Try again');
  expect(body).not.toContain('<script>');
});

it('[R-722] a page that needs a login says so', async () => {
  const { statusCode, body } = await look('/mine');
  expect(statusCode).toBe(401);
  expect(body).toContain('<h1>Log in to see this page</h1>');
  expect(body).toContain('You must be logged in to do this operation!');
  expect(body).not.toContain('Try again');
});

it('[R-724] an error page does not reveal the cause of the failure', async () => {
  const { statusCode, body } = await look('/broken');
  expect(statusCode).toBe(500);
  expect(body).toContain('<h1>This page did not load</h1>');
  expect(body).toContain('Something went wrong, please try later. We are working on it!');
  expect(body).not.toContain('disk');
});

it('a request from a script is refused as problem+json', async () => {
  const { headers } = await app.inject({ url: '/busy', headers: { 'sec-fetch-dest': 'empty' } });
  expect(headers['content-type']).toContain('application/problem+json');
});
