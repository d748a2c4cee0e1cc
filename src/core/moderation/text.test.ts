import { expect, it } from 'vitest';
import { moderationText } from './text';
import { moderationText as hindiModerationText } from './text.hi';

it('large numbers of reports and decisions in the moderation queue have Indian grouping', () => {
  expect(moderationText.reports(123_456)).toBe('1,23,456 reports');
  expect(moderationText.pending.more(1_234)).toBe('and 1,234 more');
  expect(hindiModerationText.reports(123_456)).toContain('1,23,456');
  expect(hindiModerationText.pending.more(1_234)).toContain('1,234');
});
