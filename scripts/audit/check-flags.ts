import type { LogEntry } from '../../src/core/trust/entry';
import type { CompanyFlags, StarFlags } from '../../src/core/trust/flags';
import type { ReadResponse } from './check-release';
import type { Finding } from './check-tree';

type Flag = Extract<LogEntry, { kind: 'flag' }>;
type Counts = Map<number, { raised: number; upheld: number; refused: number }>;

/** Counts the requests of employers in the log, and compares them with what the companies' pages show. */
export async function checkFlags(
  entries: readonly Uint8Array[],
  read: ReadResponse,
): Promise<readonly Finding[]> {
  const companies = new Map<number, Counts>();
  for (const { company, step, stars } of flagsIn(entries)) {
    const counts: Counts = companies.get(company) ?? new Map();
    const row = counts.get(stars) ?? { raised: 0, upheld: 0, refused: 0 };
    counts.set(stars, { ...row, [step]: row[step] + 1 });
    companies.set(company, counts);
  }
  const findings: Finding[] = [];
  for (const [company, counts] of companies) {
    const where = `requests of company ${company}`;
    for (const [stars, { raised, upheld, refused }] of counts)
      if (upheld + refused > raised)
        findings.push({ where, what: `more requests about ${stars} stars were decided than raised` });
    const shown = (await read(`/trust-services/v1/flags/${company}`)) as CompanyFlags | undefined;
    // Entries that were published while the audit ran may already be counted.
    if (!shown || !isShown(counts, shown.stars, shown.size > entries.length))
      findings.push({ where, what: 'the page shows other numbers than the log' });
  }
  return findings;
}

function flagsIn(entries: readonly Uint8Array[]): readonly Flag[] {
  return entries.flatMap((bytes) => {
    const text = new TextDecoder().decode(bytes);
    return text.startsWith('{"kind":"flag",') ? [JSON.parse(text) as Flag] : [];
  });
}

function isShown(counts: Counts, shown: readonly StarFlags[], isNewer: boolean): boolean {
  const fits = (logged: number, figure: number) => (isNewer ? logged <= figure : logged === figure);
  const rows = shown.map((row) => ({ row, logged: counts.get(row.stars) }));
  return (
    rows.filter(({ logged }) => logged).length === counts.size &&
    rows.every(({ row, logged = { raised: 0, upheld: 0, refused: 0 } }) =>
      (['raised', 'upheld', 'refused'] as const).every((step) => fits(logged[step], row[step])),
    )
  );
}
