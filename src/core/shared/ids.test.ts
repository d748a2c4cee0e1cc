import { expect, it } from 'vitest';
import type { CommentId, CompanyId, PlaceId, PostId } from './ids';

const readPost = (id: PostId): string => id;
const openPlace = (id: PlaceId | undefined): number | undefined => id;

it('the id of a comment is refused where a post is read, and an id from an address is accepted', () => {
  const comment: CommentId = 'c1';
  const fromAddress: string = 'p1';
  // @ts-expect-error a comment is not a post
  expect(readPost(comment)).toBe('c1');
  expect(readPost(fromAddress)).toBe('p1');
});

it('the id of a company is refused where a city is opened, and a number from an address is accepted', () => {
  const company: CompanyId = 1001;
  const fromAddress: number | undefined = 4;
  // @ts-expect-error a company is not a city
  expect(openPlace(company)).toBe(1001);
  expect(openPlace(fromAddress)).toBe(4);
});
