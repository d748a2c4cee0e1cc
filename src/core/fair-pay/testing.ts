import { rupees } from '../calculators/money';
import { FormDraft } from '../contribute/form-draft';
import { memoryStorage } from '../shell/memory-storage';
import { fairPay } from './fair-pay';
import { FAIR_PAY_FORM, type TypedPay } from './fair-pay-draft';
import { capCompanies, effectiveSize, type Peer } from './peers';
import type { PeerLevel } from './widening';
import { fairPayWords } from './words';

/** A worked case of the specification, in rupees. */
export interface FairPayCase {
  readonly companyWeights?: Readonly<Record<string, number>>;
  readonly rows: readonly { readonly x: number; readonly w: number }[];
  readonly user: number;
  readonly level: PeerLevel;
}

/** What a worked case comes to, in the words the case is written in. */
export function fairPayAnswers(given: FairPayCase): Record<string, unknown> {
  if (given.companyWeights) {
    const scaled = capCompanies(new Map(Object.entries(given.companyWeights)));
    return {
      scaled: Object.fromEntries(
        [...scaled].map(([name, weight]) => [name, Math.round(weight * 10_000) / 10_000]),
      ),
    };
  }
  const peers: Peer[] = given.rows.map((row, i) => ({
    amount: rupees(row.x),
    weight: row.w,
    company: `company ${i}`,
    age: 0,
  }));
  const outcome = fairPay(rupees(given.user), given.level, peers);
  if (outcome.kind === 'insufficient') return { insufficient: true };
  return {
    p10: outcome.p10 / 100,
    p25: outcome.p25 / 100,
    p50: outcome.p50 / 100,
    p75: outcome.p75 / 100,
    p90: outcome.p90 / 100,
    percentile: outcome.percentile,
    nEff: effectiveSize(peers),
    confidence: fairPayWords.confidences[outcome.confidence],
  };
}

/** What a visitor types, kept as long as the test. */
export const typedPay = (): FormDraft<TypedPay> => new FormDraft(memoryStorage(), FAIR_PAY_FORM);
