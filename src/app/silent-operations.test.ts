import { expect, it } from 'vitest';
import { examples } from '../adapters/http/generated/examples';
import { SHOWN_AT_ONCE_OPERATIONS, SILENT_OPERATIONS } from '../core/shell/failure-toast';
import { isShownAtOnce } from '../core/shell/unanswered';

it('[R-727] every call that fails in silence is one the contracts name', () => {
  // The specification names one call that our pages of questions do without.
  const named = new Set([
    'readTopQuestionsMeta',
    ...Object.values(examples).map(({ operation }) => operation),
  ]);
  expect([...SILENT_OPERATIONS].filter((operation) => !named.has(operation))).toEqual([]);
});

/** Their own pages read again what holds, and say what nobody knows. */
const SAID_IN_PLACE = [
  'saveJobPortalConsent',
  'saveMessagePreferences',
  'saveNoticeWishes',
  'savePreferences',
  'muteThread',
];

it('[R-734] of every choice that is shown at once, somebody says when it was not answered', () => {
  const shownAtOnce = Object.entries(examples)
    .filter(([key]) => {
      const [method = '', path = ''] = key.split(' ');
      return isShownAtOnce(method, path);
    })
    .map(([, { operation }]) => operation);
  expect(new Set([...SHOWN_AT_ONCE_OPERATIONS, ...SAID_IN_PLACE])).toEqual(new Set(shownAtOnce));
});
