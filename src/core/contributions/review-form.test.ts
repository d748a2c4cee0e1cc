import { expect, it } from 'vitest';
import { FormDraft } from '../composer/form-draft';
import { memoryStorage } from '../shell/memory-storage';
import { EMPTY_REVIEW, REVIEW_DRAFT } from './review-form';

it('a draft from before the optional questions is still restored, without an answer', () => {
  const storage = memoryStorage();
  const { recommends: _, approvesCeo: __, ...older } = { ...EMPTY_REVIEW, likes: 'Good food' };
  storage.write(REVIEW_DRAFT.key, JSON.stringify({ texts: older }));
  expect(new FormDraft(storage, REVIEW_DRAFT).read()).toEqual({ ...EMPTY_REVIEW, likes: 'Good food' });
});
