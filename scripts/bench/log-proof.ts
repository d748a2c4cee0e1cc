import { createHash, randomBytes } from 'node:crypto';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { toBase64 } from '../../src/core/trust/bytes';
import { commitmentOf } from '../../src/core/trust/contribution';
import { entryBytes, entryText } from '../../src/core/trust/entry';
import { verifierKey } from '../../src/core/trust/note';
import { postContent } from '../../src/core/trust/shown-content';
import { leafHash } from '../../src/core/trust/tree';
import { logSigner } from '../../src/server/services/trust/log-signer';
import { machineLine, quantile, table } from './machine';
import { FLAGS, open } from './page';
import { startProduct } from './product';

/**
 * npx tsx scripts/bench/log-proof.ts [--port 4696]
 *
 * "Check this" below a post on a slow phone: from the arrival of the proof to the painted result, and from the press
 * to the result with the dialog's scripts. The proof is of a log with a million entries, made here, because the seed
 * data is older than its log.
 */

const POST = 'Kq3vN8xWm2Zt7Rf1';
const LEVELS = 20;
const VISITS = 15;
const SLOWER = 4;
const index = process.argv.indexOf('--port');
const product = await startProduct({
  port: index > 0 ? Number(process.argv[index + 1]) : 4696,
  size: 'small',
});
const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: FLAGS,
});
try {
  const response = JSON.stringify({ proof: await proofOfMillion(), entersOn: null });
  const samples: Sample[] = [];
  for (let visit = 0; visit < VISITS; visit++) samples.push(await measured(response));
  const row = (name: string, times: readonly number[]) => [
    name,
    ...[0.5, 0.75, 1].map((share) => quantile(times, share).toFixed(0)),
  ];
  const of = (name: keyof Sample) => samples.map((sample) => sample[name]);
  process.stdout.write(
    `Milliseconds at 4x CPU slowdown, ${VISITS} visits, ${machineLine()}\n\n${table(
      ['', 'median', 'p75', 'worst'],
      [row('proof arrived to result painted', of('check')), row('press to result painted', of('press'))],
    )}\n`,
  );
} finally {
  await browser.close();
  await product.stop();
}

interface Sample {
  readonly check: number;
  readonly press: number;
}

async function measured(response: string): Promise<Sample> {
  const { context, page, cdp } = await open(browser, 'article');
  try {
    await serveProof(context, response);
    await page.goto(`${product.origin}/p/${POST}`, { timeout: 60_000 });
    await page.waitForSelector('html[data-ready]');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const result = resultOf(page);
    await page.getByRole('button', { name: 'Check this' }).first().click();
    return await result;
  } finally {
    await context.close();
  }
}

function serveProof(context: BrowserContext, body: string) {
  return context.route('**/trust-services/v1/proof/**', (route) =>
    route.fulfill({ contentType: 'application/json', body }),
  );
}

/** Times in the page itself, up to the frame after the result is in the document. */
function resultOf(page: Page): Promise<Sample> {
  return page.evaluate(
    () =>
      new Promise<Sample>((resolve) => {
        let pressed = 0;
        addEventListener('click', (event) => (pressed ||= event.timeStamp), { capture: true });
        const look = () => {
          if (!/^Yes/.test(document.querySelector('dialog [role=status]')?.textContent ?? ''))
            return requestAnimationFrame(look);
          const [proof] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/proof/')) as PerformanceResourceTiming[];
          const now = performance.now();
          resolve({ check: now - (proof?.responseEnd ?? 0), press: now - pressed });
        };
        requestAnimationFrame(look);
      }),
  );
}

/** A path from this post's entry to the signed root of 2^20 entries; the other hashes are random. */
async function proofOfMillion() {
  const post = await (
    await fetch(`${product.origin}/feed-services/v1/feed/${POST}`, {
      headers: { appid: '999', systemid: 'AB_WEB' },
    })
  ).json();
  const salt = randomBytes(32).toString('base64url');
  const content = postContent({ title: post.title, text: post.content });
  const commitment = await commitmentOf(sha256, { type: 'POST', id: POST, content }, salt);
  const entry = entryText({ kind: 'accepted', type: 'POST', commitment });
  const hashes = Array.from({ length: LEVELS }, () => new Uint8Array(randomBytes(32)));
  let root = await leafHash(sha256, entryBytes(entry));
  // The entry is the first one, so every other hash is on its right.
  for (const hash of hashes) root = await sha256(Buffer.concat([Uint8Array.of(1), root, hash]));
  const signer = logSigner('humkaar.example/log', randomBytes(32));
  return {
    ...{ salt, entry, index: 0, hashes: hashes.map(toBase64) },
    checkpoint: await signer.sign({ size: 2 ** LEVELS, root }),
    key: await verifierKey(sha256, signer.key),
  };
}
