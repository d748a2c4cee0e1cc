import type { PictureDraft } from '../posts/post-draft';
import { MAX_PICTURES } from '../posts/writing-rules';

type Pictures = readonly PictureDraft[];

export const roomFor = (pictures: Pictures): number => Math.max(0, MAX_PICTURES - pictures.length);

export const withPicture = (pictures: Pictures, id: string, change: Partial<PictureDraft>): Pictures =>
  pictures.map((pictureDraft) => (pictureDraft.id === id ? { ...pictureDraft, ...change } : pictureDraft));

export const withoutPicture = (pictures: Pictures, id: string): Pictures =>
  pictures.filter((pictureDraft) => pictureDraft.id !== id);

/** Moves a picture one place; at either end it does not move. */
export function movedPicture(pictures: Pictures, id: string, by: -1 | 1): Pictures {
  const from = pictures.findIndex((pictureDraft) => pictureDraft.id === id);
  const to = from + by;
  const [moved, neighbour] = [pictures[from], pictures[to]];
  if (!moved || !neighbour) return pictures;
  return pictures.map((pictureDraft, index) =>
    index === from ? neighbour : index === to ? moved : pictureDraft,
  );
}
