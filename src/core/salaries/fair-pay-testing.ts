import { rupees } from '../calculators/money';
import { FormDraft } from '../composer/form-draft';
import { memoryStorage } from '../shell/memory-storage';
import { fairPay } from './fair-pay';
import { FAIR_PAY_FORM, type TypedPay } from './fair-pay-draft';
import { fairPayText } from './fair-pay-text';
import { capCompanies, effectiveSize, type Peer } from './peers';
import { percentileOf, quantilesOf } from './quantiles';
import type { PeerLevel } from './widen-group';

/** The worked cases are precise to ten thousand rupees; displayed amounts are rounded further. */
const GRAIN = rupees(10_000);

/** A worked case of the specification, in rupees. */
export interface FairPayCase {
  readonly companyWeights?: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly x: number; readonly w: number }[];
  readonly user: number;
  readonly level: PeerLevel;
}

/** The results of a worked case, in the field names of the case. */
export function fairPayAnswers(fairPayCase: FairPayCase): Record<string, unknown> {
  if (fairPayCase.companyWeights) {
    const scaled = capCompanies(new Map(Object.entries(fairPayCase.companyWeights)));
    return {
      scaled: Object.fromEntries(
        [...scaled].map(([name, weight]) => [name, Math.round(weight * 10_000) / 10_000]),
      ),
    };
  }
  const peers: Peer[] = fairPayCase.rows.map((row, i) => ({
    amount: rupees(row.x),
    weight: row.w,
    company: `company ${i}`,
    age: 0,
  }));
  const outcome = fairPay(rupees(fairPayCase.user), fairPayCase.level, peers);
  if (outcome.kind === 'insufficient') return { insufficient: true };
  const amounts = quantilesOf([0.1, 0.25, 0.5, 0.75, 0.9], peers);
  const [p10, p25, p50, p75, p90] = amounts.map((amount) => Math.round(amount / GRAIN) * (GRAIN / 100));
  return {
    ...{ p10, p25, p50, p75, p90 },
    percentile: percentileOf(rupees(fairPayCase.user), peers),
    nEff: effectiveSize(peers),
    confidence: fairPayText.confidences[outcome.confidence],
  };
}

export const typedPay = (): FormDraft<TypedPay> => new FormDraft(memoryStorage(), FAIR_PAY_FORM);
