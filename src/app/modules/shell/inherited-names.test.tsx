import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { examples } from '../../../adapters/http/generated/examples';
import { messagesText } from '../../../core/shell/messages-text';

/** Response fields with a fixed enum value. */
const NAMED = new Set([
  'appliedThrough',
  'badge',
  'category',
  'code',
  'confidence',
  'contribution',
  'courseMode',
  'currency',
  'difficulty',
  'educationType',
  'employment',
  'employmentType',
  'holdReason',
  'outcome',
  'reason',
  'shelf',
  'state',
  'status',
  'tenure',
  'variantId',
  'verdict',
  'workMode',
]);

/** The response with its enum values replaced by the name of an inherited object property. */
function renamed(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, name));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) =>
    NAMED.has(key) && typeof item === 'string' ? [key, name] : [key, renamed(item, name)],
  );
  return Object.fromEntries(entries);
}

const PAGES = [
  '/',
  '/p/Kq3vN8xWm2Zt7Rf1',
  '/communities',
  '/jobs',
  '/overview/zentrix-labs-overview',
  '/reviews/zentrix-labs-reviews',
  '/interviews/zentrix-labs-interview-questions',
  '/salaries/zentrix-labs-salaries',
  '/benefits/zentrix-labs-benefits',
  '/notifications',
  '/user',
];

describe.each(['constructor', 'toString', '__proto__', 'A_NEWER_NAME'])(
  'responses in which every enum value is %s',
  (name) => {
    it.each(PAGES)('no program internals are shown on %s', async (path) => {
      const operations = Object.keys(examples);
      await showPage(
        path,
        Object.fromEntries(
          operations.map((operation) => [
            operation,
            ({ example }: { example: unknown }) => renamed(example, name),
          ]),
        ),
      );
      await screen.findAllByRole('heading');
      expect(screen.queryByText(messagesText.shell.problem.unavailable.title)).toBeNull();
      expect(document.body.textContent).not.toMatch(/function |native code|\[object |undefined/);
      for (const control of document.querySelectorAll('main a, main button'))
        expect(
          `${control.textContent}${control.getAttribute('aria-label') ?? ''}${control.querySelector('img')?.alt ?? ''}`,
          control.outerHTML.slice(0, 200),
        ).not.toBe('');
    });
  },
);
