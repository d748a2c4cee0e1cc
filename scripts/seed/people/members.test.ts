import { beforeAll, describe, expect, it } from 'vitest';
import { SIZES } from '../sizes';
import { type Member, makeMembers } from './members';

let members: readonly Member[];
beforeAll(() => {
  members = makeMembers('1', SIZES.medium, ['quietmonsoon']);
});

describe('members', () => {
  it('[R-010] members have unique aliases and pictures', () => {
    const names = members.map(({ anonymous }) => anonymous.userName.toLowerCase());
    const pictures = members.flatMap(({ anonymous, designation }) => [
      anonymous.avatarSeed,
      designation.avatarSeed,
    ]);
    expect(new Set(names).size).toBe(members.length);
    expect(names).not.toContain('quietmonsoon');
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('[R-010] seeded members show only the part of their work that at least five verified members share', () => {
    const verified = members.filter(({ isVerified }) => isVerified);
    const exact = members.filter(
      ({ designation, job, company }) => designation.bio === `${job.name} at ${company.name}`,
    );
    expect(exact.length).toBeGreaterThan(10);
    for (const { job, company } of exact) {
      const cohort = verified.filter((member) => member.job === job && member.company === company);
      expect(cohort.length).toBeGreaterThanOrEqual(5);
    }
  });

  it('seeded members work only at companies that have their job', () => {
    const nurses = members.filter(({ job }) => job.name === 'Staff nurse');
    expect(nurses.length).toBeGreaterThan(5);
    expect(new Set(nurses.map(({ company }) => company.industry.name))).toEqual(
      new Set(['Healthcare', 'Pharma']),
    );
  });
});
