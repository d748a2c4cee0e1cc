/** One violation per line: the rule's name, the file and the code. */
export type Planted = readonly [rule: string, path: string, code: string];

const IMPORTS = 'a layer imports only what the import table allows';
const SIZE = 'a function has at most 50 lines, a component 80';
const COUNT = 'a function takes at most 4 parameters, a class 4 dependencies';
const BARREL = 'no file only re-exports other files';
const NAMES = 'no name ends in Manager, Helper, Util, Impl or begins with I for interface';
const FILE_NAME = 'a file is named in kebab-case after what it exports';
const CLOCK = 'time and randomness come from ports in core, stores and views';
const MACHINE = 'no path of one machine and no package registry is written down';
const MOCK = 'no test replaces a module, sleeps or stays skipped';
const TEST_ROOT = 'a test takes its stores from the container of tests';
const NULL = 'null stays on the wire and in SQL';
const IDS = 'an id has the type of its kind';
const TODO_RULE = 'the code has no TODO notes';
const BANG = 'no value has a non-null assertion';

const HELPERS = 'no helper in src imports tests or scripts';
const AREA = 'a folder of a layer is an area of the closed list';
const LANGUAGE = 'a file in another language has the shape of the English one beside it';
const SENTENCE = 'what people read is in a text file';
const PACKAGES = 'every imported package is in package.json, deployed ones as dependencies';

const SERVER_SENTENCE = 'the server writes no sentence for a page';

const lines = (count: number): string => 'call();\n'.repeat(count);

export const PLANTED: readonly Planted[] = [
  [SERVER_SENTENCE, 'src/server/services/feed/a.ts', "throw new Refusal(409, 'Please delete one first.');"],
  [SERVER_SENTENCE, 'src/server/mail/a.ts', "const text = 'We have sent you a code.';"],
  [SERVER_SENTENCE, 'src/server/realtime/a.ts', 'const text = `You can add up to \u0024{limit} photos.`;'],
  [HELPERS, 'src/views/feed/testing.tsx', "import { told } from '../../../tests/support/told';"],
  [AREA, 'src/core/bookmarks/bookmark.ts', ''],
  [AREA, 'src/stores/post/post-store.ts', ''],
  [AREA, 'src/views/screens/home-screen.tsx', ''],
  [AREA, 'src/app/modules/review/review-module.ts', ''],
  [AREA, 'src/server/services/user/handlers.ts', ''],
  [PACKAGES, 'src/server/a.ts', "import pino from 'pino';"],
  [PACKAGES, 'src/server/a.ts', "import { it } from 'vitest';"],
  [PACKAGES, 'scripts/a.ts', "import { parse } from '@scope/left-pad/lib';"],
  [PACKAGES, 'scripts/a.ts', "import { join } from 'path';"],
  [IMPORTS, 'src/core/feed/a.ts', "import { makeAutoObservable } from 'mobx';"],
  [IMPORTS, 'src/core/feed/a.ts', "import { readFileSync } from 'node:fs';"],
  [IMPORTS, 'src/core/feed/a.ts', "import type { FeedStore } from '../../stores/feed-store';"],
  [IMPORTS, 'src/core/feed/a.ts', "export type { FeedStore } from '../../stores/feed-store';"],
  [IMPORTS, 'src/core/feed/a.ts', "type Store = import('../../stores/feed-store').FeedStore;"],
  [IMPORTS, 'src/core/feed/a.ts', "const late = () => import('../../adapters/http/runtime');"],
  [IMPORTS, 'src/core/feed/a.ts', "const old = require('react');"],
  [IMPORTS, 'src/core/feed/a.ts', "import old = require('react');"],
  [IMPORTS, 'src/core/feed/a.ts', "import type { paths } from '../../contracts/feed';"],
  [IMPORTS, 'src/adapters/browser/a.ts', "import { FeedStore } from '../../stores/feed-store';"],
  [IMPORTS, 'src/adapters/http/a.ts', "import axios from 'axios';"],
  [IMPORTS, 'src/stores/a-store.ts', "import { connect } from '../adapters/http/runtime';"],
  [IMPORTS, 'src/stores/a-store.ts', "import { useState } from 'react';"],
  [IMPORTS, 'src/views/feed/a.tsx', "import { container } from '../../app/container';"],
  [IMPORTS, 'src/views/feed/a.tsx', "import { makeAutoObservable } from 'mobx';"],
  [IMPORTS, 'src/views/kit/a.tsx', "import { FeedStore } from '../../stores/feed-store';"],
  [IMPORTS, 'src/views/kit/a.tsx', "import { useStore } from '../use-store';"],
  [IMPORTS, 'src/views/feed/a.tsx', "import { Component } from './home-screen';"],
  [IMPORTS, 'src/app/a.ts', "import { makeServer } from '../server/app';"],
  [IMPORTS, 'src/server/a.ts', "import { FeedStore } from '../stores/feed-store';"],
  [IMPORTS, 'src/server/a.ts', "import { seedWorld } from '../../scripts/seed/seed-data';"],
  [IMPORTS, 'src/server/a.ts', "import { startTestServer } from './testing/start-test-server';"],
  [IMPORTS, 'src/views/feed/a.tsx', "import { fakes } from './testing';"],
  [IMPORTS, 'src/stores/feed/a.ts', "import { fakes } from './feed-testing';"],
  [IMPORTS, 'src/shared/a.ts', "import { one } from '../core/one';"],
  ['a file has at most 250 lines', 'src/core/feed/a.ts', lines(251)],
  [SIZE, 'src/core/feed/a.ts', `export function long() {\n${lines(50)}}`],
  [SIZE, 'src/views/feed/a.tsx', `export const Long = () => {\n${lines(80)}};`],
  [SIZE, 'src/views/feed/a.tsx', `export const Long = observer(() => {\n${lines(80)}});`],
  [COUNT, 'src/core/feed/a.ts', 'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => a;'],
  [COUNT, 'src/core/feed/a.ts', 'export class A { constructor(a: 1, b: 1, c: 1, d: 1, e: 1) {} }'],
  [COUNT, 'src/app/a.ts', 'bind(A).toResolvedValue(() => new A(), [B, C, D, E, F]);'],
  ['nothing is exported as default', 'src/core/feed/a.ts', 'export default 1;'],
  ['nothing is exported as default', 'src/core/feed/a.ts', 'export default function a() {}'],
  ['nothing is exported as default', 'src/core/feed/a.ts', 'const a = 1; export { a as default };'],
  [LANGUAGE, 'src/core/jobs/text.hi.ts', "export const jobText = { title: 'नौकरियाँ' };"],
  [LANGUAGE, 'src/views/jobs/row.hi.ts', "export const row = 'नौकरी';"],
  [SENTENCE, 'src/core/feed/a.ts', "export const a = 'Nobody has answered yet';"],
  [SENTENCE, 'src/core/feed/a.ts', "export const a = 'one of the newest posts';"],
  [SENTENCE, 'src/core/feed/a.ts', "export const a = { title: 'Home' };"],
  [SENTENCE, 'src/stores/feed/a-store.ts', 'const a = `\u0024{company} salaries`;'],
  [SENTENCE, 'src/adapters/browser/a.ts', "show('You are offline.');"],
  [SENTENCE, 'src/views/feed/a.tsx', 'const a = <p>Save</p>;'],
  [SENTENCE, 'src/views/feed/a.tsx', 'const a = <input aria-label="Search" />;'],
  [BARREL, 'src/core/feed/a.ts', "export * from './post';"],
  [BARREL, 'src/core/feed/a.ts', "export { Post } from './post';"],
  [BARREL, 'src/core/feed/index.ts', 'export const a = 1;'],
  [FILE_NAME, 'src/views/feed/PostCard.tsx', ''],
  [FILE_NAME, 'src/core/feed/post_card.ts', ''],
  [FILE_NAME, 'src/core/feed/post-2.ts', ''],
  [FILE_NAME, 'src/core/feed/post-old.ts', ''],
  [FILE_NAME, 'src/core/shared/utils.ts', ''],
  [NAMES, 'src/core/feed/a.ts', 'export class FeedManager {}'],
  [NAMES, 'src/core/feed/a.ts', 'export const dateUtils = {};'],
  [NAMES, 'src/core/feed/a.ts', 'export interface IFeed {}'],
  [NAMES, 'src/core/feed/a.ts', 'export class VotingImpl {}'],
  ['no value is typed any', 'src/core/feed/a.ts', 'export const a = (b: any) => b;'],
  ['no value is typed any', 'src/server/a.ts', 'export const a = {} as any;'],
  [BANG, 'src/core/feed/a.ts', 'export const a = (b?: { c: 1 }) => b!.c;'],
  [BANG, 'src/core/feed/a.ts', 'export class A { b!: number; }'],
  ['nothing has a decorator', 'src/stores/a-store.ts', 'export class A { @observable b = 1; }'],
  [NULL, 'src/core/feed/a.ts', 'export const a: string | null = null;'],
  [NULL, 'src/views/feed/a.tsx', 'export const A = () => null;'],
  [CLOCK, 'src/core/feed/a.ts', 'export const a = Date.now();'],
  [CLOCK, 'src/stores/a-store.ts', 'export const a = new Date();'],
  [CLOCK, 'src/views/feed/a.tsx', 'export const a = Math.random();'],
  ['no text becomes markup', 'src/views/feed/a.tsx', 'node.innerHTML = text;'],
  [
    'no text becomes markup',
    'src/views/feed/a.tsx',
    'const a = <p dangerouslySetInnerHTML={{ __html: text }} />;',
  ],
  ['no element carries a style attribute', 'src/views/feed/a.tsx', 'const a = <p style={{ width: 1 }} />;'],
  [
    '[R-720] no address of a contract is written by hand',
    'src/stores/a-store.ts',
    "const a = '/feed-services/v1/posts';",
  ],
  [
    '[R-720] no address of a contract is written by hand',
    'src/app/a.ts',
    'const a = `/feed-services/v1/posts/\u0024{id}`;',
  ],
  ['no check is disabled', 'src/core/feed/a.ts', '// @ts-ignore\nconst a: number = true;'],
  [MOCK, 'src/stores/a-store.test.ts', "vi.mock('./b');"],
  [MOCK, 'src/stores/a-store.test.ts', "it.only('x', () => {});"],
  [MOCK, 'tests/e2e/a.spec.ts', 'await page.waitForTimeout(500);'],
  [TEST_ROOT, 'src/views/feed/a.test.tsx', "import { StoreProvider } from '../use-store';"],
  [TEST_ROOT, 'src/views/feed/testing.tsx', 'context.set(storesContext, resolve);'],
  [TEST_ROOT, 'src/app/a.test.ts', 'const container = new Container();'],
  [
    'transactions start in one place, which retries after a deadlock',
    'src/server/a.ts',
    'await db.transaction().execute(work);',
  ],
  [IDS, 'src/stores/posts/a.ts', 'const read = (postId: string): void => {};'],
  [IDS, 'src/stores/salaries/a.ts', 'const open = (placeId: number | undefined): void => {};'],
  [
    IDS,
    'src/core/chat/a.ts',
    'export interface A {\n  readonly groupIds?: readonly string[] | undefined;\n}',
  ],
  ['the product does not log with console', 'src/server/a.ts', "console.log('x');"],
  ['no code is commented out', 'src/core/feed/a.ts', '// const old = 1;\nexport const a = 2;'],
  ['no code is commented out', 'src/core/feed/a.ts', '// doSomething(old);\nexport const a = 2;'],
  [TODO_RULE, 'src/core/feed/a.ts', '// TODO: later'],
  [TODO_RULE, 'openapi/feed.yaml', '# FIXME'],
  [MACHINE, 'README.md', 'Look in /root/project.'],
  [MACHINE, 'scripts/a.ts', "const a = '/home/asha/humkaar';"],
  [MACHINE, 'package.json', '"registry": "https://registry.example.org/"'],
];

/** Allowed code that resembles a violation. */
export const ALLOWED_CODE: readonly Planted[] = [
  [
    IDS,
    'src/core/posts/a.ts',
    'export interface A {\n  readonly postId: PostId;\n  readonly videoId: string;\n  readonly groupId: number;\n}',
  ],
  [SERVER_SENTENCE, 'src/server/a.ts', "throw new Error('The database did not answer.');"],
  [AREA, 'src/views/kit/button.tsx', ''],
  [AREA, 'src/server/services/profile/career/handlers.ts', ''],
  [PACKAGES, 'src/server/a.ts', "import fastify from 'fastify';\nimport { join } from 'node:path';"],
  [PACKAGES, 'src/server/a.test.ts', "import { it } from 'vitest';"],
  [
    IMPORTS,
    'src/core/feed/a.ts',
    "import { type Post } from './post';\nimport { Failure } from '../shared/failure';",
  ],
  [IMPORTS, 'src/core/feed/a.test.ts', "import { expect } from 'vitest';"],
  [IMPORTS, 'src/server/a.ts', "import { readFileSync } from 'node:fs';"],
  [IMPORTS, 'src/views/feed/testing.tsx', "import { makeContainer } from '../../app/container';"],
  [IMPORTS, 'src/views/feed/a.tsx', "import css from './a.module.css';\nimport { use } from 'react';"],
  [IMPORTS, 'src/views/feed/home-screen.tsx', "import { PostCard } from './post-card';"],
  [SIZE, 'src/core/feed/a.test.ts', `describe('a', () => {\n${lines(60)}});`],
  [SIZE, 'src/views/feed/a.tsx', `export const Fits = () => {\n${lines(60)}};`],
  [SENTENCE, 'src/core/feed/empty-text.ts', "export const emptyText = 'Nobody has answered yet';"],
  [SENTENCE, 'src/core/feed/text.hi.ts', "export const feedText = 'Humkaar पर पढ़ें';"],
  [SENTENCE, 'src/core/feed/a.ts', "throw new Error('The page has no next page.');"],
  [SENTENCE, 'src/app/modules/feed/a.ts', "const FEED = Symbol('the way to the feed');"],
  [SENTENCE, 'src/stores/feed/testing.ts', "export const title = 'Nobody has answered yet';"],
  [SENTENCE, 'src/views/feed/a.tsx', 'const a = <b className="who is here now">{name}&nbsp;·</b>;'],
  [SENTENCE, 'src/views/feed/a.tsx', 'const a = <path d="M7 20v8 h4" />;'],
  [BARREL, 'src/core/feed/a.ts', 'const a = 1; export { a };'],
  [FILE_NAME, 'src/core/calculators/fy-2026-27.ts', ''],
  [
    SIZE,
    'src/server/a.ts',
    `export const handlers = (services: Services) => ({\n${lines(60)}});`.replaceAll(
      'call();',
      'a: () => 1,',
    ),
  ],
  ['nothing is exported as default', 'rsbuild.config.ts', 'export default {};'],
  [NULL, 'src/core/feed/a.ts', "export const a = (b: unknown) => typeof b === 'object' && b !== null;"],
  [NULL, 'src/views/feed/a.tsx', 'const a = useRef<HTMLElement>(null);'],
  [CLOCK, 'src/core/feed/a.ts', 'export const a = new Date(0);'],
  [NAMES, 'src/core/feed/a.ts', 'export interface Identity {}\nexport class Item {}'],
  [
    'no code is commented out',
    'src/core/feed/a.ts',
    '// Returns early; the caller waits.\nexport const a = 2;',
  ],
  [MACHINE, 'openapi/feed.yaml', 'path: /work-life/balance'],
];
