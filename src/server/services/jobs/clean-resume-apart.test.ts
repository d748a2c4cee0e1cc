import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, it } from 'vitest';
import { pdfWith } from './applications-testing';
import { cleanResumeApart } from './clean-resume-apart';

const A_MOMENT_MS = 1;

/** Each is below the size limit and would take minutes. */
const HOSTILE: Readonly<Record<string, () => Buffer>> = {
  'lists of filters that never end': () => Buffer.from(`%PDF-1.4\n/XRef ${'/Filter['.repeat(180_000)}`),
  'streams that share one large content': () => {
    const start = Buffer.from('stream\n\x78\x01', 'latin1');
    const quote = Buffer.from([0, start.length, 0, 255 - start.length, 255]);
    const quotes = Array.from({ length: 1_900 }, () => Buffer.concat([quote, start]));
    const content = deflateSync(Buffer.alloc(63_000_000)).subarray(2);
    return Buffer.concat([Buffer.from('%PDF-1.4\n'), start, ...quotes, content]);
  },
  'millions of objects in a stream': () => {
    const objects = deflateSync(Buffer.from(`${'9 0 '.repeat(10_000_000)}1`));
    const head = '%PDF-1.7\n1 0 obj\n<</Type /ObjStm /N 10000000 /First 40000000 /Filter /FlateDecode>>\n';
    return Buffer.concat([Buffer.from(`${head}stream\n`), objects, Buffer.from('\nendstream\nendobj\n')]);
  },
};

it.each(Object.keys(HOSTILE))('a resume with %s is refused, and other requests continue', async (name) => {
  let isServing = false;
  setTimeout(() => {
    isServing = true;
  }, A_MOMENT_MS);
  await expect(cleanResumeApart(HOSTILE[name]?.() ?? Buffer.alloc(0), 1_000)).rejects.toMatchObject({
    code: 'RESUME_NOT_CLEANABLE',
  });
  expect(isServing).toBe(true);
});

it('a resume is cleaned in its own thread', async () => {
  const cleaned = await cleanResumeApart(await pdfWith());
  expect((await PDFDocument.load(cleaned)).getPageCount()).toBe(1);
});

it('a file that is not a resume is refused by the thread with its reason', async () => {
  await expect(cleanResumeApart(Buffer.from('A text.'))).rejects.toMatchObject({ code: 'NOT_A_PDF' });
});

it('a resume is refused at once when two already wait', async () => {
  const file = await pdfWith();
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => cleanResumeApart(file)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
