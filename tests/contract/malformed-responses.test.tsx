// @vitest-environment jsdom
import '../support/setup-dom';
import { cleanup } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { examples } from '../../src/adapters/http/generated/examples';
import { draws } from '../../src/core/shared/seed';
import { placesIn, withValueAt } from '../support/broken-responses';
import { expectSettled } from '../support/expect-settled';
import { showPage } from '../support/whole-page';

beforeAll(async () => {
  await import('../../src/views/feed/home-screen');
}, 30_000);

/** React logs every error that a boundary catches, which this test causes on purpose. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});

describe('a response with one value that its schema does not allow', { timeout: 60_000 }, () => {
  const MALFORMED_VALUES = [null, {}, [], 'x'.repeat(20_000), '', -1, 1e308, true, [[]], '\u202e\u0000'];
  const CALLS = {
    listFeed: 'GET /feed-services/v3/feed',
    listCommunities: 'GET /feed-services/v1/community',
    listTalkedAbout: 'GET /feed-services/v1/interlinking-widget',
    readProfile: 'GET /user-services/v1/profile',
  } as const;

  it.each(Object.entries(CALLS))(
    'the page still renders when %s has a malformed value',
    async (operation, key) => {
      const example = Object.values(examples).find(
        (exampleAnswer) => exampleAnswer.operation === operation,
      )?.body;
      expect(example, key).toBeDefined();
      const places = placesIn(example);
      const next = draws(operation);
      const pick = <Item,>(list: readonly Item[]): Item | undefined => list[Math.floor(next() * list.length)];
      for (let count = 0; count < 25; count += 1) {
        const malformed = withValueAt(example, pick(places) ?? [], pick(MALFORMED_VALUES));
        const { toasts } = await showPage('/', { [operation]: () => Response.json(malformed) });
        await expectSettled(toasts);
        cleanup();
      }
    },
  );
});
