import type { PictureDraft } from '../posts/post-draft';
import { MOST_PICTURES } from '../posts/writing-rules';

type Pictures = readonly PictureDraft[];

export const roomFor = (pictures: Pictures): number => Math.max(0, MOST_PICTURES - pictures.length);

export const withPicture = (pictures: Pictures, id: string, change: Partial<PictureDraft>): Pictures =>
  pictures.map((one) => (one.id === id ? { ...one, ...change } : one));

export const withoutPicture = (pictures: Pictures, id: string): Pictures =>
  pictures.filter((one) => one.id !== id);

/** Moves a picture one place; at either end it does not move. */
export function movedPicture(pictures: Pictures, id: string, by: -1 | 1): Pictures {
  const from = pictures.findIndex((one) => one.id === id);
  const to = from + by;
  const [moved, neighbour] = [pictures[from], pictures[to]];
  if (!moved || !neighbour) return pictures;
  return pictures.map((one, at) => (at === from ? neighbour : at === to ? moved : one));
}
