import { describe, expect, it } from 'vitest';
import { aCommunity } from '../feed/testing';
import type { CommunityKind } from '../shared/community-kind';
import { communityPlacePath, parseCommunityPlace } from './community-place';
import { LISTING_CHIPS, listingPath, parseListing, shelvesOf } from './listing';

const topic = aCommunity({ id: 7 });
const company = aCommunity({ id: 7, kind: 'COMPANY' });
const role = aCommunity({ id: 9, kind: 'DEPARTMENT' });

describe('the communities’ page', () => {
  it('[R-295] has an address for every chip and text, there and back', () => {
    for (const chip of LISTING_CHIPS) {
      for (const text of ['', 'work & pay']) {
        const path = listingPath({ chip, text });
        expect(parseListing(path.replace('/communities', ''))).toEqual({ chip, text });
      }
    }
    expect(listingPath({ chip: 'all', text: '' })).toBe('/communities');
  });

  it('[R-518] searches for no text without something in it', () => {
    expect(parseListing('?q=%20%20&show=nonsense')).toEqual({ chip: 'all', text: '' });
  });

  it('[R-520][R-296] shows a community once, on the first shelf that has it, and no empty shelf', () => {
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

  it('[R-520] leaves out what it has no name and no address for', () => {
    const later = { ...topic, id: 11, kind: 'COLLEGE' as CommunityKind };
    expect(shelvesOf([['followed', [{ communities: [later] }]]], 'all')).toEqual([]);
  });

  it.each([
    ['topics', topic],
    ['companies', company],
    ['roles', role],
  ] as const)('[R-295] shows %s alone', (chip, one) => {
    const shelves = shelvesOf([['all', [{ communities: [topic, company, role] }]]], chip);
    expect(shelves).toEqual([{ name: 'all', communities: [one] }]);
  });
});

describe('the address of a community', () => {
  it('[R-098][R-099][R-100] says whose posts, in which order and from where on', () => {
    const place = { kind: 'COMPANY', slug: 'kaveri-bank', sort: 'oldToNew', after: 'abc' } as const;
    const path = communityPlacePath(place);
    expect(path).toBe('/discussions/kaveri-bank?sort=oldToNew&after=abc');
    expect(parseCommunityPlace(place, path.slice(path.indexOf('?')))).toEqual(place);
    expect(parseCommunityPlace(place, '?sort=nonsense').sort).toBe('popularity');
  });

  it.each([
    ['posts', '/discussions/kaveri-bank-discussions?sort=newToOld'],
    ['questions', '/qna/kaveri-bank-questions?sort=newToOld'],
  ] as const)(
    '[R-067][R-068] the %s of a company’s page keep their own address in every order',
    (part, path) => {
      const place = parseCommunityPlace({ kind: 'COMPANY', slug: 'kaveri-bank', part }, '?sort=newToOld');
      expect(communityPlacePath(place)).toBe(path);
    },
  );
});
