import { describe, expect, it } from 'vitest';
import { aCommunity } from '../feed/testing';
import type { Community } from './community';
import { communityPath } from './community-path';
import { distinct, railOf } from './rail';

const group = (...communities: Community[]) => ({ kind: 'TOPIC', title: 'Topics', communities }) as const;
const named = (name: string, followers: number, id = followers) =>
  aCommunity({ id, name, reach: { posts: 1, followers } });

describe('the community rail', () => {
  it('[R-484] the community rail shows each community once, identified by kind and id', () => {
    const topic = aCommunity({ id: 7 });
    const company = aCommunity({ id: 7, kind: 'COMPANY' });
    expect(distinct([topic, company, { ...topic }])).toHaveLength(2);
  });

  it('the community rail keeps the order of your own communities and sorts popular ones by followers', () => {
    const groups = [group(named('small', 10), named('big', 30)), group(named('middle', 20))];
    const names = (kind: 'yours' | 'popular') => railOf(groups, kind).communities.map(({ name }) => name);
    expect(names('yours')).toEqual(['small', 'big', 'middle']);
    expect(names('popular')).toEqual(['big', 'middle', 'small']);
  });

  it('[R-808] the community rail shows at most five communities', () => {
    const many = Array.from({ length: 12 }, (_, i) => named(`c${i}`, i + 1));
    expect(railOf([group(...many)], 'popular').communities).toHaveLength(5);
  });

  it('the community rail links each kind to its own address', () => {
    expect(
      (['TOPIC', 'DEPARTMENT', 'COMPANY'] as const).map((kind) =>
        communityPath({ kind, slug: 'kaveri-bank' }),
      ),
    ).toEqual(['/communities/kaveri-bank', '/departments/kaveri-bank', '/discussions/kaveri-bank']);
  });
});
