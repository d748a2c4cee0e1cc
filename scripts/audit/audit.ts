import { toHex } from '../../src/core/trust/bytes';
import { type Checkpoint, checkNote, readCheckpoint, readVerifierKey } from '../../src/core/trust/note';
import { checkContributions } from './check-contributions';
import { checkFlags } from './check-flags';
import { checkPages } from './check-pages';
import { checkReceipt } from './check-receipt';
import { type CheckedRelease, checkRelease, type Site } from './check-release';
import { checkTokenKeys } from './check-token-keys';
import { checkTree, type Finding } from './check-tree';
import { nodeDigest, type ReadFile } from './log-reader';
import { plainText } from './plain-text';

export interface AuditOptions {
  /** An earlier checkpoint, as text. */
  readonly since?: string | undefined;
  /** The verifier key from an earlier audit; the server's own by default. */
  readonly key?: string | undefined;
  /** The site of the log; without it neither salaries, token keys nor requests of employers are checked. */
  readonly site?: Site | undefined;
  /** A receipt from a page, as text. */
  readonly receipt?: string | undefined;
  readonly now: number;
}

export interface AuditReport {
  readonly key: string;
  readonly checkpoint: string;
  readonly size: number;
  readonly waiting: readonly { readonly index: number; readonly until: string }[];
  readonly release?: CheckedRelease['release'];
  /** Contributions whose pages were compared. */
  readonly pages: number;
  /** Comments below posts from before the log. */
  readonly unchecked: number;
  readonly findings: readonly Finding[];
}

/** Checks the whole log of a server, and the content that the server shows. */
export async function audit(read: ReadFile, options: AuditOptions): Promise<AuditReport> {
  const keyText = options.key ?? (await textOf(read, 'key')).trim();
  // A site without a log and a site that removed its log look the same, unless an earlier checkpoint is given.
  if (keyText === '' && options.since === undefined)
    throw new Error('There is no public log at this address.');
  const note = await textOf(read, 'checkpoint');
  const findings: Finding[] = [];
  const checkpoint = await opened(note, keyText, 'checkpoint', findings);
  const earlier =
    options.since === undefined ? undefined : await opened(options.since, keyText, '--since', findings);
  const report = { key: keyText, checkpoint: note, size: checkpoint?.size ?? 0, pages: 0, unchecked: 0 };
  if (checkpoint && earlier && earlier.size > checkpoint.size)
    findings.push({ where: 'checkpoint', what: `has fewer entries than the earlier one (${earlier.size})` });
  if (!checkpoint || findings.length > 0) return { ...report, waiting: [], findings };
  const tree = await checkTree(read, checkpoint, earlier);
  if (tree.entries.length < checkpoint.size) return { ...report, waiting: [], findings: tree.findings };
  const contributions = await checkContributions(read, tree.entries, options.now);
  const { site } = options;
  const pages = site && (await checkPages(contributions.shown, site.pages, site.read));
  const salaries = site && (await checkRelease(read, tree.entries, site));
  const flags = site ? await checkFlags(tree.entries, site.read) : [];
  const { receipt } = options;
  const kept = receipt === undefined ? [] : await checkReceipt(receipt, { key: keyText, ...tree });
  const tokenKeys = site ? await checkTokenKeys(tree.entries, site.read) : [];
  return {
    ...report,
    ...(salaries?.release && { release: salaries.release }),
    pages: pages?.compared ?? 0,
    unchecked: contributions.unchecked,
    waiting: contributions.waiting.map(({ index, until }) => ({ index, until })),
    findings: [
      ...tree.findings,
      ...contributions.findings,
      ...(pages?.findings ?? []),
      ...(salaries?.findings ?? []),
      ...tokenKeys,
      ...flags,
      ...kept,
    ],
  };
}

const textOf = async (read: ReadFile, path: string): Promise<string> =>
  new TextDecoder().decode(await read(path));

async function opened(
  note: string,
  keyText: string,
  where: string,
  findings: Finding[],
): Promise<Checkpoint | undefined> {
  const key = await readVerifierKey((bytes) => nodeDigest.sha256(bytes), keyText);
  const checkpoint = readCheckpoint(note);
  if (!key || !checkpoint) {
    findings.push({ where, what: key ? 'is no checkpoint' : 'there is no valid key to check it with' });
    return undefined;
  }
  if (checkpoint.origin !== key.name || (await checkNote(nodeDigest, key, note)) !== 'valid')
    findings.push({ where, what: `the log ${key.name} did not sign it` });
  return checkpoint;
}

export const describeReport = (report: AuditReport): string => {
  const { key, size, checkpoint, waiting, release, findings } = report;
  return [
    `Key: ${plainText(key)}`,
    `Entries: ${size}, root ${toHex(readCheckpoint(checkpoint)?.root ?? new Uint8Array())}`,
    `Gone, with an entry promised: ${waiting.length}`,
    ...waiting.map(({ index, until }) => `  entry ${index}: until ${plainText(until)}`),
    release
      ? `Salaries of ${plainText(release.quarter)}: ${release.groups} groups, ${release.compared} compared with the site`
      : 'Salaries: the log has no release',
    `Posts, comments and reviews compared with their pages: ${report.pages}`,
    ...(report.unchecked > 0
      ? [
          `Not served, below posts from before the log, so they can’t be checked: ${report.unchecked} comments`,
        ]
      : []),
    findings.length === 0 ? 'Nothing is wrong.' : `Wrong: ${findings.length}`,
    ...findings.map(({ where, what }) => plainText(`  ${where}: ${what}`)),
  ].join('\n');
};
