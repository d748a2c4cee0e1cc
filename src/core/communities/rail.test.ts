import { describe, expect, it } from 'vitest';
import { aCommunity } from '../feed/testing';
import type { Community } from './community';
import { communityPath } from './community-path';
import { distinct, railOf } from './rail';

const group = (...communities: Community[]) => ({ kind: 'TOPIC', title: 'Topics', communities }) as const;
const named = (name: string, followers: number, id = followers) =>
  aCommunity({ id, name, reach: { posts: 1, followers } });

describe('the communities beside the feed', () => {
  it('[R-484] shows one once, told apart by kind and id', () => {
    const topic = aCommunity({ id: 7 });
    const company = aCommunity({ id: 7, kind: 'COMPANY' });
    expect(distinct([topic, company, { ...topic }])).toHaveLength(2);
  });

  it('keeps the order of your own and puts the most followed first otherwise', () => {
    const groups = [group(named('small', 10), named('big', 30)), group(named('middle', 20))];
    const names = (kind: 'yours' | 'popular') => railOf(groups, kind).communities.map(({ name }) => name);
    expect(names('yours')).toEqual(['small', 'big', 'middle']);
    expect(names('popular')).toEqual(['big', 'middle', 'small']);
  });

  it('[R-808] stays short', () => {
    const many = Array.from({ length: 12 }, (_, i) => named(`c${i}`, i + 1));
    expect(railOf([group(...many)], 'popular').communities).toHaveLength(5);
  });

  it('leads each kind to its own address', () => {
    expect(
      (['TOPIC', 'DEPARTMENT', 'COMPANY'] as const).map((kind) =>
        communityPath({ kind, slug: 'kaveri-bank' }),
      ),
    ).toEqual(['/communities/kaveri-bank', '/departments/kaveri-bank', '/discussions/kaveri-bank']);
  });
});
