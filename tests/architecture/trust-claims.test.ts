import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  type Claim,
  isClaims,
  isCommand,
  type LegalInline,
  type LegalText,
  type Part,
} from '../../src/core/legal/legal-text';
import { trustText } from '../../src/core/legal/trust-text';
import { trustText as hindi } from '../../src/core/legal/trust-text.hi';
import { PARAGRAPHS } from './trust-paragraph-proofs';
import { PROOFS, type Proof } from './trust-proofs';

const claimsOf = ({ parts }: LegalText): readonly Claim[] =>
  parts.flatMap(({ blocks }) => blocks.flatMap((block) => (isClaims(block) ? block.claims : [])));
const runsOf = (check: LegalInline) => (typeof check === 'string' ? [check] : check);
const commandsIn = ({ check }: Claim): readonly string[] =>
  runsOf(check).flatMap((run) => (typeof run !== 'string' && isCommand(run) ? run.command : []));
const claims = claimsOf(trustText);

it('every claim of /trust has a proof, and no proof is left over', () => {
  expect(Object.keys(PROOFS).sort()).toEqual(claims.map(({ id }) => id).sort());
});

/** Plain text with an end of sentence; commands and links are parts of checks. */
const sentencesOf = ({ blocks }: Part): number =>
  blocks.flatMap((block) => (typeof block === 'string' ? (block.match(/[.?!](?=\s|$)/g) ?? []) : [])).length;

it('every sentence of /trust outside of claims has a proof too', () => {
  const counted = trustText.parts
    .map((part) => [part.id, sentencesOf(part)] as const)
    .filter(([id, sentences]) => id !== 'limits' && sentences > 0);
  expect(Object.fromEntries(counted)).toEqual(
    Object.fromEntries(Object.entries(PARAGRAPHS).map(([id, { sentences }]) => [id, sentences])),
  );
  for (const { proofs } of Object.values(PARAGRAPHS)) expectTests(proofs);
});

it('the test that /trust names below a claim is one of its proofs', () => {
  const others = claims.flatMap((claim) =>
    commandsIn(claim).filter((command) => {
      const file = /^npm run test:one -- (.*)$/.exec(command)?.[1];
      return file !== undefined && !PROOFS[claim.id]?.some(([proof]) => proof === file);
    }),
  );
  expect(others).toEqual([]);
});

function expectTests(proofs: readonly Proof[]): void {
  expect(proofs).not.toEqual([]);
  for (const [file, title] of proofs) {
    const source = readFileSync(file, 'utf8');
    expect(source.includes(`'${title}'`), `${file}: ${title}`).toBe(true);
    expect(source, `${file} skips tests`).not.toMatch(/\b(it|test|describe)\.(skip|only|todo)\(/);
  }
}

it.each(claims.map(({ id }) => [id] as const))(
  'the claim “%s” of /trust is proved by tests that exist',
  (id) => expectTests(PROOFS[id] ?? []),
);

describe('the commands of /trust', () => {
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts as Record<string, string>;
  const auditOptions = readFileSync('scripts/audit/main.ts', 'utf8');

  it.each(claims.flatMap(commandsIn))('%s can be run', (command) => {
    const [, script, rest = ''] = /^npm run (\S+) -- (.*)$/.exec(command) ?? [];
    if (script === undefined) {
      expect(command).toMatch(/^curl (-i -H "cookie: a=b" )?https:\/\/…\/untraceable-services\/v1\/keys$/);
      return;
    }
    expect(scripts).toHaveProperty([script]);
    if (script === 'test:one') expect(existsSync(rest), rest).toBe(true);
    else
      for (const [, option = ''] of rest.matchAll(/--([a-z-]+)/g))
        expect(auditOptions).toMatch(new RegExp(`^ {6}'?${option}'?: \\{ type`, 'm'));
  });

  it('the commands of /trust are the same in Hindi, below the same claims', () => {
    const listed = (text: LegalText) => claimsOf(text).map((claim) => [claim.id, ...commandsIn(claim)]);
    expect(listed(hindi)).toEqual(listed(trustText));
  });
});
