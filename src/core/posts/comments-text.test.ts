import { expect, it } from 'vitest';
import { postText } from './comments-text';
import { postText as hindiPostText } from './comments-text.hi';

it('a large number of further replies has Indian grouping', () => {
  expect(postText.moreReplies(1)).toBe('1 more reply');
  expect(postText.moreReplies(1_234_567)).toBe('12,34,567 more replies');
  expect(hindiPostText.moreReplies(1_234_567)).toContain('12,34,567');
});
