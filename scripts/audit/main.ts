import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { audit, describeReport } from './audit';
import { checkReceiptAlone } from './check-receipt-alone';
import { httpReader, responseReader } from './log-reader';

const USAGE = `Usage: npm run audit -- --base-url URL [--since FILE] [--key KEY] [--save FILE] [--salaries COUNT] [--pages COUNT] [--receipt FILE]
       npm run audit -- --receipt FILE [--key KEY]
  --base-url  the site, such as https://humkaar.example; it needs no account
  --since  a file with an earlier checkpoint; the log must extend it
  --key    the log's key from an earlier audit; without it the server's own is believed
  --save   writes the checkpoint for the next audit, if nothing is wrong
  --salaries  how many figures of the salary release to compare with the site, or "all"; 50 by default
  --pages     how many posts, comments and reviews to compare with their pages, or "all"; 50 by default
  --receipt  a receipt saved from a page; with --base-url the log must still have its entry
Ends with 0 if nothing is wrong, with 1 if something is, and with 2 if it could not check.`;

function countOf(option: 'salaries' | 'pages', text: string): number {
  const count = text === 'all' ? Number.POSITIVE_INFINITY : Number(text);
  if (!(count >= 0)) throw new Error(`--${option} is a number or "all", not "${text}".`);
  return count;
}

/** The address without a path, so that the address of any page of the site works. */
function originOf(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error(`--base-url is an address such as https://humkaar.example, not "${address}".`);
  return url.origin;
}

function fileOf(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  if (!existsSync(path)) throw new Error(`There is no file ${path}.`);
  return readFileSync(path, 'utf8');
}

const optionsOf = () =>
  parseArgs({
    options: {
      'base-url': { type: 'string' },
      since: { type: 'string' },
      key: { type: 'string' },
      save: { type: 'string' },
      salaries: { type: 'string', default: '50' },
      pages: { type: 'string', default: '50' },
      receipt: { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

/** Whether nothing is wrong. */
async function run(values: ReturnType<typeof optionsOf>): Promise<boolean> {
  if (values.help) {
    console.log(USAGE);
    return true;
  }
  const base = originOf(values['base-url']);
  const [since, receipt] = [fileOf(values.since), fileOf(values.receipt)];
  if (base === undefined) {
    if (receipt === undefined) throw new Error(USAGE);
    const { lines, isProved } = await checkReceiptAlone(receipt, values.key);
    console.log(lines.join('\n'));
    return isProved;
  }
  const report = await audit(httpReader(base), {
    since,
    receipt,
    key: values.key,
    site: {
      read: responseReader(base),
      salaries: countOf('salaries', values.salaries),
      pages: countOf('pages', values.pages),
    },
    now: Date.now(),
  });
  console.log(describeReport(report));
  if (report.findings.length > 0) return false;
  if (values.save !== undefined) writeFileSync(values.save, report.checkpoint);
  return true;
}

/** Uses none of this product's server code, so outsiders can check any server's log. */
try {
  process.exitCode = (await run(optionsOf())) ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
