import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit, describeReport } from './audit';
import { httpReader, responseReader } from './log-reader';

const USAGE = `Usage: npm run audit -- --base-url URL [--since FILE] [--key KEY] [--save FILE] [--salaries COUNT] [--receipt FILE]
  --since  a file with an earlier checkpoint; the log must extend it
  --key    the log's key from an earlier audit; without it the server's own is believed
  --save   writes the checkpoint for the next audit
  --salaries  how many figures of the salary release to compare with the site, or "all"; 50 by default
  --receipt  a receipt saved from a page; the log must still have its entry`;

function countOf(text: string): number {
  const count = text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
  if (!(count >= 0)) throw new Error(USAGE);
  return count;
}

function fileOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  return readFileSync(path, 'utf8');
}

/** Uses none of this product's server code, so outsiders can check any server's log. */
try {
  const { values } = parseArgs({
    options: {
      'base-url': { type: 'string' },
      since: { type: 'string' },
      key: { type: 'string' },
      save: { type: 'string' },
      salaries: { type: 'string', default: '50' },
      receipt: { type: 'string' },
    },
  });
  const base = values['base-url']?.replace(/\/$/, '');
  if (base === undefined) throw new Error(USAGE);
  const [since, receipt] = [fileOf(values.since), fileOf(values.receipt)];
  const report = await audit(httpReader(base), {
    since,
    receipt,
    key: values.key,
    site: { read: responseReader(base), salaries: countOf(values.salaries) },
    now: Date.now(),
  });
  console.log(describeReport(report));
  if (report.findings.length > 0) process.exitCode = 1;
  else if (values.save !== undefined) writeFileSync(values.save, report.checkpoint);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
