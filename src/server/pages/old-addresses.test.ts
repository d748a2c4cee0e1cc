import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { screenAt } from '../../core/shell/screen-at';
import { registerPages } from './register-pages';
import type { Renderer } from './rendering';
import { testBuilds } from './testing';

let app: FastifyInstance;
let webRoot: string;

/** Knows only pages whose address contains no "unknown". */
const render: Renderer['render'] = async ({ url }) => {
  const { pathname } = new URL(url);
  const there = screenAt(pathname);
  if (there.kind === 'moved') return { kind: 'moved', status: 301, to: there.path };
  const status = pathname.includes('unknown') ? 404 : 200;
  return {
    kind: 'page',
    status,
    head: { title: 'Page', description: 'Page' },
    body: Buffer.from(`<h1>${status === 404 ? 'Page not found' : 'Company'}</h1>`),
    data: '',
  };
};

beforeEach(() => {
  webRoot = mkdtempSync(join(tmpdir(), 'humkaar-old-addresses-'));
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'chunks.json'), JSON.stringify({ chunks: { index: [] }, fonts: [] }));
  writeFileSync(join(webRoot, 'favicon.ico'), '');
  app = fastify();
  const renderer: Renderer = {
    render,
    renderHead: async () => undefined,
    chunkAt: () => undefined,
    plainHead: { title: 'Plain', description: 'Plain', hidden: true },
    pageCookies: [],
  };
  registerPages(app, {
    builds: testBuilds(webRoot, { en: renderer }),
    publicOrigin: 'https://ours.example',
    now: () => new Date('2026-11-23T06:00:00Z'),
  });
});

afterEach(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

const FAMILIES = [
  '/overview/{name}',
  '/overview/{name}/',
  '/Skill/{name}/any/thing',
  '/interview/{name}',
  '/interview/{name}/analyst',
  '/interview/{name}/hr',
  '/interview/zentrix/{name}',
  '/desigInterview/{name}',
  '/hrInterviews/{name}',
  '/topInterviewQuestions/{name}',
  '/topInterviewQuestions/{name}/hr',
  '/topInterviewQuestions/zentrix/{name}',
];

it.each(FAMILIES)('the old address %s redirects for a known name', async (family) => {
  const response = await app.inject(family.replace('{name}', 'sample-name'));
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toContain('sample-name');
});

it.each(FAMILIES)('the old address %s shows the 404 page itself for an unknown name', async (family) => {
  const response = await app.inject(family.replace('{name}', 'unknown-name'));
  expect([response.statusCode, response.headers.location]).toEqual([404, undefined]);
  expect(response.body).toContain('Page not found');
});
