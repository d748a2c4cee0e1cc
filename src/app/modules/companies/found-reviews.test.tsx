import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';

beforeAll(async () => {
  await import('../../../views/companies/company-reviews-screen');
}, 30_000);

it.each([
  [true, 'More than 1,000 reviews'],
  [false, '1,000 reviews'],
])(
  '[R-677] a text found in a thousand reviews, with more: %s, shows "%s"',
  async (hasMore, shown) => {
    await showPage('/reviews/zentrix-labs-reviews?asText=on-call', {
      listReviews: ({ example }: FakeCall) => ({ ...(example as object), total: 1000, pages: 100, hasMore }),
    });
    expect(await screen.findByText(shown, {}, { timeout: 20_000 })).toBeVisible();
  },
  30_000,
);
