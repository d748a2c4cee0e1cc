import { centralGratuity } from './central-gratuity';
import { codeWages } from './code-wages';
import type { FormSpec, Values } from './form';
import { dateField } from './form-date';
import { type Gratuity, gratuity, type Service, serviceBetween } from './gratuity';
import { type Paise, rupees } from './money';
import { rulesOf } from './rules/rule-packs';

/** From this day on gratuity is paid on the wages of the Labour Codes, and fixed terms need one year. */
const LABOUR_CODES_FROM = new Date('2025-11-21T00:00:00Z');
const MAX_YEARS = 60;

export const GRATUITY_FORM = {
  wages: { kind: 'amount', min: rupees(1_000), max: rupees(10_000_000), initial: rupees(60_000) },
  otherPay: { kind: 'amount', min: 0, max: rupees(50_000_000), initial: rupees(40_000) },
  joined: dateField('2018-07-02'),
  left: dateField('2026-10-30'),
  employer: { kind: 'choice', options: ['private', 'centralGovernment'], initial: 'private' },
  covered: { kind: 'switch', initial: true },
  employment: { kind: 'choice', options: ['permanent', 'fixedTerm'], initial: 'permanent' },
  reason: { kind: 'choice', options: ['resigned', 'diedOrDisabled'], initial: 'resigned' },
  alreadyExempt: { kind: 'amount', min: 0, max: rupees(2_000_000), initial: 0 },
} as const satisfies FormSpec;

export type GratuityOutcome =
  | {
      readonly kind: 'gratuity';
      readonly service: Service;
      /** Based on basic and DA only, as before the Codes. */
      readonly onBasic: Gratuity;
      /** The paid amount: on Labour Code wages for exits since the Codes apply. */
      readonly headline: Gratuity;
      readonly wages: Paise;
    }
  | { readonly kind: 'exitBeforeJoining' }
  | { readonly kind: 'tooLong' };

export function gratuityOf(values: Values<typeof GRATUITY_FORM>): GratuityOutcome {
  const service = serviceBetween(values.joined, values.left);
  if (!service) return { kind: 'exitBeforeJoining' };
  if (service.years > MAX_YEARS) return { kind: 'tooLong' };
  const rules = rulesOf('2026-27');
  if (values.employer === 'centralGovernment') {
    const headline = centralGratuity(rules, { basicDa: values.wages, service });
    return { kind: 'gratuity', service, onBasic: headline, headline, wages: values.wages };
  }
  const underCodes = values.left.getTime() >= LABOUR_CODES_FROM.getTime();
  const wages = underCodes ? codeWages(values.wages, values.otherPay).wages : values.wages;
  const common = {
    covered: values.covered,
    service,
    fixedTerm: underCodes && values.employment === 'fixedTerm',
    diedOrDisabled: values.reason === 'diedOrDisabled',
    alreadyExempt: values.alreadyExempt,
    basicDa: values.wages,
  };
  return {
    kind: 'gratuity',
    service,
    onBasic: gratuity(rules, { ...common, wages: values.wages }),
    headline: gratuity(rules, { ...common, wages }),
    wages,
  };
}
