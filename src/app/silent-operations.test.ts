import { expect, it } from 'vitest';
import { examples } from '../adapters/http/generated/examples';
import { OPTIMISTIC_OPERATIONS, SILENT_OPERATIONS } from '../core/shell/failure-toast';
import { isShownAtOnce } from '../core/shell/unanswered-changes';

it('[R-727] every operation that fails silently is defined in the contracts', () => {
  // The specification names one operation that our question pages do not use.
  const named = new Set([
    'readTopQuestionsMeta',
    ...Object.values(examples).map(({ operation }) => operation),
  ]);
  expect([...SILENT_OPERATIONS].filter((operation) => !named.has(operation))).toEqual([]);
});

/** Their pages read the current state again and report an unknown outcome themselves. */
const SHOWN_IN_PLACE = [
  'saveJobPortalConsent',
  'saveMessagePreferences',
  'saveNotificationPreferences',
  'savePreferences',
  'muteThread',
  'decide',
];

it('[R-734] every optimistic choice has a handler for a missing response', () => {
  const shownAtOnce = Object.entries(examples)
    .filter(([key]) => {
      const [method = '', path = ''] = key.split(' ');
      return isShownAtOnce(method, path);
    })
    .map(([, { operation }]) => operation);
  expect(new Set([...OPTIMISTIC_OPERATIONS, ...SHOWN_IN_PLACE])).toEqual(new Set(shownAtOnce));
});
