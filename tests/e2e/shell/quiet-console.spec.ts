import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const CHUNKS = new URL('../../../dist/web/chunks.json', import.meta.url);

test('[R-858] no script of the built app writes to the console, ours or of a package', async ({
  request,
}) => {
  const { chunks } = JSON.parse(readFileSync(CHUNKS, 'utf8')) as { chunks: Record<string, string[]> };
  const scripts = [...new Set(Object.values(chunks).flat())].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const talking = await Promise.all(
    scripts.map(async (file) =>
      /\bconsole\b\s*[.[]/.test(await (await request.get(file)).text()) ? file : [],
    ),
  );
  expect(talking.flat()).toEqual([]);
});
