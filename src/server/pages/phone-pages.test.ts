import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { inlineHash } from '../http/security-headers';
import { registerPages } from './register-pages';
import type { Renderer } from './rendering';
import { testBuilds, writeTestBuild } from './testing';

const head = { title: 'Jobs', description: 'Work' };

const renderer = (made: (text: string) => void): Renderer => ({
  render: async (_, { isPhone }) => {
    const text = isPhone ? 'narrow' : 'any width';
    made(text);
    return { kind: 'page', status: 200, head, body: Buffer.from(text), data: '' };
  },
  renderHead: async () => undefined,
  chunkAt: () => 'jobs-screen',
  plainHead: head,
  pageCookies: [],
});

it('a phone gets a page without the parts and styles of wide windows, and shares it with phones only', async () => {
  const webRoot = mkdtempSync(join(tmpdir(), 'humkaar-phone-pages-'));
  onTestFinished(() => rmSync(webRoot, { recursive: true }));
  writeTestBuild(webRoot, '');
  const app = fastify();
  onTestFinished(() => app.close());
  const made: string[] = [];
  registerPages(app, {
    builds: testBuilds(webRoot, { en: renderer((text) => made.push(text)) }),
    publicOrigin: 'https://ours.example',
    now: () => new Date(0),
  });
  const opened = (mobile: string) => app.inject({ url: '/jobs', headers: { 'sec-ch-ua-mobile': mobile } });
  const [phone, laptop, unknown] = [await opened('?1'), await opened('?0'), await app.inject('/jobs')];
  expect(phone.body).toContain('<html lang="en-IN" data-phone>');
  expect(phone.body).toContain('narrow');
  expect(phone.body).not.toMatch(/wide\.(css|js)/);
  expect(phone.headers['content-security-policy']).not.toContain(inlineHash('aside{color:lime}'));
  expect(phone.headers.vary).toContain('sec-ch-ua-mobile');
  expect(laptop.body).toMatch(/any width.*wide\.js|wide\.css.*any width/s);
  expect(unknown.body).toBe(laptop.body);
  expect(await opened('?1').then(({ body }) => body)).toBe(phone.body);
  expect(made).toEqual(['narrow', 'any width']);
});
