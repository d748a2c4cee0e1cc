import { type FormSpec, type Problems, readForm, type Texts } from '../calculators/form';
import { type Paise, rupees } from '../calculators/money';
import type { Choice } from '../search/choices-port';
import { shortExperienceOptions } from '../shared/pickers';
import { type Query, valueIn } from '../shell/query';
import type { PayChoices, PayQuestion } from './fair-pay-port';

const VESTINGS = ['3', '4', '5', 'notAware'] as const;
/** Vesting years used when the owner does not know them. */
const USUAL_VESTING = 4;
/** 15 years means 15 or more. */
export const YEAR_CHOICES = shortExperienceOptions().map(({ value, label }) => ({
  value: String(value),
  label,
}));
const CRORE = 1_00_00_000;

/** No default values: a guess the user did not make must not be compared. */
export const fairPayForm = (choices: PayChoices) =>
  ({
    role: { kind: 'choice', options: choices.jobProfiles.map(({ name }) => name), initial: '' },
    city: { kind: 'choice', options: choices.places.map(({ name }) => name), initial: '' },
    years: { kind: 'choice', options: YEAR_CHOICES.map(({ value }) => value), initial: '' },
    fixed: { kind: 'amount', min: rupees(60_000), max: rupees(40 * CRORE) },
    variable: { kind: 'amount', min: 0, max: rupees(10 * CRORE) },
    stock: { kind: 'amount', min: 0, max: rupees(100 * CRORE) },
    vesting: { kind: 'choice', options: VESTINGS, initial: 'notAware' },
  }) as const satisfies FormSpec;

export type FairPaySpec = ReturnType<typeof fairPayForm>;
export type FairPayTexts = Texts<FairPaySpec>;
export type FairPayProblems = Problems<FairPaySpec>;
export const VESTING_CHOICES = VESTINGS;

export interface FairPayRequest {
  /** Undefined while a field is wrong or missing. */
  readonly question: PayQuestion | undefined;
  readonly problems: FairPayProblems;
  readonly fixed: Paise;
  readonly variable: Paise;
  readonly stock: Paise;
  readonly stockPerYear: Paise;
}

export function readQuestion(
  texts: FairPayTexts,
  choices: PayChoices,
  employer: Choice | undefined,
): FairPayRequest {
  const { values, problems } = readForm(fairPayForm(choices), texts);
  const { fixed, variable, stock, vesting } = values;
  const role = choices.jobProfiles.find(({ name }) => name === values.role);
  const city = choices.places.find(({ name }) => name === values.city);
  const complete = role && city && Object.keys(problems).length === 0;
  return {
    question: complete
      ? {
          jobProfileId: role.id,
          companyId: employer?.id,
          placeId: city.id,
          experienceYears: Number(values.years),
          yearlyPay: Math.round((fixed + variable) / 100),
        }
      : undefined,
    problems,
    fixed,
    variable,
    stock,
    stockPerYear: Math.round(stock / (vesting === 'notAware' ? USUAL_VESTING : Number(vesting))),
  };
}

/** The query of a shared link: the peer group and the referral source, never any pay. */
export const sharedQuery = (
  texts: FairPayTexts,
  { company, campaign }: { readonly company: string; readonly campaign: string },
): Query => {
  const { role, city, years } = texts;
  return Object.entries({ role, city, years, company, campaign }).filter(([, value]) => value !== '');
};

const MAX_CAMPAIGN = 80;
export const campaignIn = (query: Query): string => valueIn(query, 'campaign')?.slice(0, MAX_CAMPAIGN) ?? '';
