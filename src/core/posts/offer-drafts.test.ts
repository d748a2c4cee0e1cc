import { expect, it } from 'vitest';
import { readTypedMoney } from '../shared/typed-money';
import { offerDrafts } from './offer-drafts';
import { emptyOffer } from './post-draft';

it('an offer of the calculator needs no retyping in a post: the form reads the same amounts', () => {
  const [draft] = offerDrafts([{ fixed: 1_850_000, bonus: 92_500.4, stock: 0 }]);
  expect(draft).toEqual({ ...emptyOffer, fixed: '18,50,000', variable: '92,500', stock: '' });
  expect(readTypedMoney(draft?.fixed ?? '')).toEqual(readTypedMoney('1850000'));
});
