import { describe, expect, it } from 'vitest';
import { aCommunity } from '../feed/testing';
import type { CommunityKind } from '../shared/community-kind';
import { communityPlacePath, parseCommunityPlace } from './community-place';
import { LISTING_CHIPS, listingPath, parseListing, shelvesOf } from './listing';

const topic = aCommunity({ id: 7 });
const company = aCommunity({ id: 7, kind: 'COMPANY' });
const role = aCommunity({ id: 9, kind: 'DEPARTMENT' });

describe('the communities page', () => {
  it('[R-295] the communities page has a reversible address for every chip and search text', () => {
    for (const chip of LISTING_CHIPS) {
      for (const text of ['', 'work & pay']) {
        const path = listingPath({ chip, text });
        expect(parseListing(path.replace('/communities', ''))).toEqual({ chip, text });
      }
    }
    expect(listingPath({ chip: 'all', text: '' })).toBe('/communities');
  });

  it('[R-518] the communities page does not search for a blank text', () => {
    expect(parseListing('?q=%20%20&show=nonsense')).toEqual({ chip: 'all', text: '' });
  });

  it('[R-520][R-296] the communities page shows a community once, on its first shelf, and no empty shelf', () => {
    const shelves = shelvesOf(
      [
        ['followed', [{ communities: [topic] }]],
        ['unexploredCategory', [{ communities: [topic] }]],
        ['unfollowed', [{ communities: [topic, company] }, { communities: [role] }]],
      ],
      'all',
    );
    expect(shelves).toEqual([
      { name: 'followed', communities: [topic] },
      { name: 'unfollowed', communities: [company, role] },
    ]);
  });

  it('[R-520] the communities page leaves out kinds without a name and an address', () => {
    const later = { ...topic, id: 11, kind: 'COLLEGE' as CommunityKind };
    expect(shelvesOf([['followed', [{ communities: [later] }]]], 'all')).toEqual([]);
  });

  it.each([
    ['topics', topic],
    ['companies', company],
    ['roles', role],
  ] as const)('[R-295] the communities page shows only %s for that chip', (chip, community) => {
    const shelves = shelvesOf([['all', [{ communities: [topic, company, role] }]]], chip);
    expect(shelves).toEqual([{ name: 'all', communities: [community] }]);
  });
});

describe('the address of a community', () => {
  it('[R-098][R-099][R-100] the address of a community contains the community, the order and the cursor', () => {
    const place = { kind: 'COMPANY', slug: 'kaveri-bank', sort: 'oldToNew', after: 'abc' } as const;
    const path = communityPlacePath(place);
    expect(path).toBe('/discussions/kaveri-bank?sort=oldToNew&after=abc');
    expect(parseCommunityPlace(place, path.slice(path.indexOf('?')))).toEqual(place);
    expect(parseCommunityPlace(place, '?sort=nonsense').sort).toBe('popularity');
  });

  it.each([
    ['posts', '/discussions/kaveri-bank-discussions?sort=newToOld'],
    ['questions', '/qna/kaveri-bank-questions?sort=newToOld'],
  ] as const)('[R-067][R-068] the %s of a company page keep their path in every order', (part, path) => {
    const place = parseCommunityPlace({ kind: 'COMPANY', slug: 'kaveri-bank', part }, '?sort=newToOld');
    expect(communityPlacePath(place)).toBe(path);
  });
});

it('[R-295] a long text in the address of the communities page ends with a whole emoji, so that it can be sent', () => {
  expect(parseListing(`?q=a${'😀'.repeat(300)}`).text).toMatch(/^a(?:😀){10,}$/);
});
