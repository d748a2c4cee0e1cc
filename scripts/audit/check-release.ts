import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ReleasedGroup } from '../../src/server/services/salaries/release-file';
import type { Finding } from './check-tree';
import type { ReadFile } from './log-reader';
import { contradictionsIn, pathOfGroup, problemOf, readRelease } from './released-groups';

/** Reads a public response of the site; undefined if it does not exist. */
export type ReadResponse = (path: string) => Promise<unknown>;

export interface Site {
  readonly read: ReadResponse;
  /** How many random groups of the salary release are compared with the site. */
  readonly salaries: number;
  /** How many random posts, comments and reviews are compared with their pages. */
  readonly pages: number;
}

export interface CheckedRelease {
  readonly findings: readonly Finding[];
  readonly release?: { readonly quarter: string; readonly groups: number; readonly compared: number };
}

/**
 * Hashes the figures of the newest salary release, checks them against the published rules and each other,
 * and compares them with the site.
 */
export async function checkRelease(
  read: ReadFile,
  entries: readonly Uint8Array[],
  site: Site,
): Promise<CheckedRelease> {
  const logged = newestRelease(entries);
  if (!logged) return { findings: [] };
  const where = `entry ${logged.index}`;
  const data = await read(`release/${logged.quarter}`);
  if (!data) return { findings: [{ where, what: `the figures of ${logged.quarter} are not served` }] };
  const hash = createHash('sha256').update(data).digest('base64');
  if (hash !== logged.hash)
    return { findings: [{ where, what: `the figures of ${logged.quarter} are not those that were logged` }] };
  const groups = readRelease(new TextDecoder().decode(data));
  const compared = chosen(groups, site.salaries);
  const findings = [...rulesBroken(groups, logged.quarter), ...(await differences(compared, site.read))];
  return { findings, release: { quarter: logged.quarter, groups: groups.length, compared: compared.length } };
}

function newestRelease(entries: readonly Uint8Array[]) {
  for (let index = entries.length - 1; index >= 0; index--) {
    const text = new TextDecoder().decode(entries[index]);
    if (!text.startsWith('{"kind":"salary-release"')) continue;
    const { name, hash } = JSON.parse(text) as { name: string; hash: string };
    return { index, quarter: name, hash };
  }
  return undefined;
}

const nameOf = (group: ReleasedGroup): string =>
  [
    group.of === 'job' ? group.jobProfile : group.college,
    group.company,
    group.of === 'job' ? group.place : null,
    group.experience,
  ]
    .filter((part) => part !== null)
    .join(', ');

const rulesBroken = (groups: readonly ReleasedGroup[], quarter: string): readonly Finding[] => [
  ...groups.flatMap((group) => {
    const what = problemOf(group, quarter);
    return what ? [{ where: nameOf(group), what }] : [];
  }),
  ...contradictionsIn(groups).map((group) => ({
    where: nameOf(group),
    what: 'contradicts another group of the release',
  })),
];

/** In random order, so that a server cannot predict which are compared. */
const chosen = (groups: readonly ReleasedGroup[], count: number): readonly ReleasedGroup[] =>
  groups
    .map((group) => ({ group, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, count)
    .map(({ group }) => group);

async function differences(
  groups: readonly ReleasedGroup[],
  read: ReadResponse,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const group of groups) {
    const shown = shownOf(group, await read(pathOfGroup(group)));
    if (shown === 'left out') continue;
    const released = group.of === 'job' ? { figures: group.figures, split: group.split } : group.figures;
    if (!isDeepStrictEqual(shown, released))
      findings.push({ where: nameOf(group), what: 'the site shows other figures than the release' });
  }
  return findings;
}

interface Detail {
  readonly figures: unknown;
  readonly split?: unknown;
  readonly byExperience: readonly { readonly experience: string; readonly figures: unknown }[];
  readonly companies: readonly {
    readonly company: { readonly urlName: string };
    readonly figures: unknown;
  }[];
}

/** A college page lists its thirty largest companies. */
function shownOf(group: ReleasedGroup, response: unknown): unknown {
  if (response === undefined) return undefined;
  const detail = response as Detail;
  if (group.of === 'job') return { figures: detail.figures, split: detail.split };
  if (group.company !== null) {
    const listed = detail.companies.find(({ company }) => company.urlName === group.company);
    return listed ? listed.figures : 'left out';
  }
  return group.experience === null
    ? detail.figures
    : detail.byExperience.find(({ experience }) => experience === group.experience)?.figures;
}
