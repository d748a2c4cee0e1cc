import { formatText } from '../../../src/core/shared/format-text';
import type { SeededRandom } from '../seeded-random';

/** The speaker of a sentence: the author of a post or of a comment below it. */
export interface Speaker {
  readonly role: string;
  readonly department: string;
  readonly place: string;
  readonly years: number;
  /** Whole years at the current employer. */
  readonly tenure: number;
  /** The previous employer, if any. */
  readonly former: string | undefined;
}

/** The company, job and city of a text. */
export interface Scene {
  readonly speaker: Speaker;
  readonly company: string;
  readonly other: string;
  readonly role: string;
  readonly department: string;
  readonly place: string;
  readonly place2: string;
  readonly years: number;
  /** Lakhs a year now, and for the next step. */
  readonly lpa: number;
  /** The month of writing, 0 to 11, and the year. */
  readonly month: number;
  readonly year: number;
  readonly college: string;
}

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const FESTIVALS = ['Pongal', 'Holi', 'Eid', 'Onam', 'Ganesh Chaturthi', 'Dussehra', 'Diwali', 'Christmas'];
const TEAMS: Readonly<Record<string, readonly string[]>> = {
  'Engineering – Software & QA': ['platform', 'payments', 'mobile', 'search', 'reliability'],
  'Data Science & Analytics': ['analytics', 'reporting', 'forecasting', 'data platform'],
  'Product Management': ['growth', 'onboarding', 'payments', 'retention'],
  'UX, Design & Architecture': ['design', 'research', 'brand', 'studio'],
  'BFSI, Investments & Trading': ['retail banking', 'credit', 'claims', 'collections', 'compliance'],
  'Sales & Business Development': ['field sales', 'key accounts', 'channel', 'inside sales'],
  'Marketing & Communication': ['content', 'brand', 'performance', 'events'],
  'Customer Success, Service & Operations': ['support', 'escalations', 'onboarding', 'operations'],
  'Finance & Accounting': ['payables', 'tax', 'audit', 'treasury'],
  'Human Resources': ['hiring', 'payroll', 'training'],
  Consulting: ['delivery', 'presales', 'strategy'],
  'Production, Manufacturing & Engineering': ['quality', 'maintenance', 'assembly', 'planning'],
  'Construction & Site Engineering': ['projects', 'site', 'planning', 'safety'],
  'Healthcare & Life Sciences': ['emergency', 'records', 'laboratory', 'ward'],
  'Teaching & Training': ['admissions', 'exams', 'curriculum'],
  'Procurement & Supply Chain': ['procurement', 'dispatch', 'warehouse'],
  'Legal & Regulatory': ['contracts', 'compliance', 'secretarial'],
  'Food, Beverage & Hospitality': ['kitchen', 'front office', 'banquet'],
  'Merchandising & Retail': ['store', 'buying', 'visual merchandising'],
};
const ANY_TEAM = ['planning', 'operations', 'projects'];
const FLOORS = ['second', 'third', 'fourth', 'fifth', 'sixth', 'ninth', 'eleventh'];
const NOTICES = [30, 60, 60, 90, 90, 90];
const COUNT_TEXT = ['second', 'third', 'fourth'];

/** `value` returns the text of another slot, so that two numbers of one text agree. */
type Fill = (rng: SeededRandom, scene: Scene, value: (slot: string) => string) => string;

/** Every slot that a text may have. A slot has the same value throughout a text. */
export const SLOTS: Readonly<Record<string, Fill>> = {
  company: (_, { company }) => company,
  other: (_, { other }) => other,
  role: (_, { role }) => lowerInSentence(role),
  dept: (_, { department }) => department,
  place: (_, { place }) => place,
  place2: (_, { place2 }) => place2,
  years: (_, { years }) => String(years),
  tenure: (_, { speaker }) => String(speaker.tenure),
  former: (_, { speaker }) => speaker.former ?? '',
  trade: (_, { speaker }) => lowerInSentence(speaker.role),
  home: (_, { speaker }) => speaker.place,
  seniority: (_, { speaker }) => String(speaker.years),
  lpa: (_, { lpa }) => `${lakhs(lpa)} LPA`,
  lpa2: (rng, { lpa }) => `${lakhs(lpa * (0.7 + rng.unit() * 0.2))} LPA`,
  inhand: (_, { lpa }) => rupees(monthly(lpa), 1000),
  rent: (rng, { lpa }) =>
    rupees(Math.min(45_000, Math.max(4500, monthly(lpa) * (0.18 + rng.unit() * 0.14))), 500),
  amount: (rng, { lpa }) => rupees(lpa * 100_000 * (0.01 + rng.unit() * 0.14), 1000),
  hike: (rng) => `${rng.whole(12, 34)}%`,
  /** A rise without changing jobs, and what it adds to the month. */
  increment: (rng) => `${rng.whole(4, 14)}%`,
  raise: (_, { lpa }, value) =>
    rupees((monthly(lpa) * 0.85 * Number.parseInt(value('increment'), 10)) / 100, 100),
  weekpay: (_, { lpa }) => rupees((lpa * 100_000) / 52, 500),
  bond: (rng) => rupees(rng.whole(3, 8) * 25_000, 1000),
  variable: (rng) => `${rng.whole(10, 28)}%`,
  percent: (rng) => String(rng.whole(35, 96)),
  notice: (rng) => String(rng.pick(NOTICES)),
  weeks: (rng) => String(rng.whole(3, 9)),
  days: (rng) => String(rng.whole(5, 26)),
  officedays: (rng) => rng.pick(['three', 'four', 'five']),
  fewdays: (rng) => rng.pick(['two', 'three', 'four']),
  overten: (rng) => String(rng.whole(7, 11)),
  count: (rng) => String(rng.whole(3, 19)),
  small: (rng) => rng.pick(['two', 'three', 'four', 'five', 'six']),
  perkm: (rng) => `₹${rng.whole(4, 8)}.50`,
  turn: (rng) => rng.pick(COUNT_TEXT),
  hours: (rng) => String(rng.whole(2, 6)),
  shift: (rng) => String(rng.whole(8, 10)),
  longday: (rng) => String(rng.whole(11, 14)),
  little: (rng) => rupees(rng.whole(12, 80) * 100, 100),
  people: (rng) => String(rng.whole(6, 78) * 5),
  desks: (rng, _, value) => String(Math.round(Number(value('people')) * (0.5 + rng.unit() * 0.2))),
  lines: (rng) => `${rng.whole(2, 19)},${rng.whole(1, 9)}00`,
  allowance: (rng) => String(rng.whole(3, 12) * 50),
  km: (rng) => String(rng.whole(9, 38)),
  rating: (rng) => `${rng.pick([2, 3, 3, 4])} out of 5`,
  offers: (rng) => rng.pick(['two', 'three', 'three']),
  team: (rng, { speaker }) => rng.pick(TEAMS[speaker.department] ?? ANY_TEAM),
  floor: (rng) => rng.pick(FLOORS),
  weekday: (rng) => rng.pick(WEEKDAYS),
  weekday2: (rng, _, value) => rng.pick(WEEKDAYS.filter((day) => day !== value('weekday'))),
  date: (rng) => ordinal(rng.whole(4, 28)),
  morning: (rng) => `${rng.whole(6, 7)}:${rng.pick(['10', '25', '40', '50'])} am`,
  time: (rng) => `${rng.whole(8, 11)}:${rng.pick(['05', '10', '20', '30', '40', '45', '50'])} pm`,
  month: (rng, { month }) => formatText.monthNames[(month + 12 - rng.whole(1, 5)) % 12] ?? 'March',
  year: (rng, { year }) => String(year - rng.whole(1, 4)),
  batch: (_, { year }) => String(year),
  festival: (_, { month }) => FESTIVALS[FESTIVAL_OF_MONTH[month] ?? 6] ?? 'Diwali',
  college: (_, { college }) => college,
};

/** Whether this speaker can say it: plural "years" need at least two, and a former employer must exist. */
export const canSay = ({ years, speaker }: Scene, text: string): boolean =>
  (!text.includes('{former}') || speaker.former !== undefined) &&
  (!text.includes('{tenure}') || speaker.tenure >= 2) &&
  (!text.includes('{seniority}') || speaker.years >= 2) &&
  (!text.includes('{years}') || years >= 2);

/** A job's name within a sentence: abbreviations stay as they are. */
export const lowerInSentence = (role: string): string =>
  /^[A-Z]{2}|^[A-Z][a-z]+[A-Z]|^Android/.test(role) ? role : role.charAt(0).toLowerCase() + role.slice(1);

/** The most recent festival in each month. */
const FESTIVAL_OF_MONTH = [0, 0, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7];

/** In-hand pay of a month, before rounding. */
const monthly = (lpa: number): number => (lpa * 100_000 * 0.76) / 12;

const lakhs = (value: number): string => {
  const rounded = value >= 10 ? Math.round(value) : Math.round(value * 2) / 2;
  return String(rounded);
};

export const rupees = (value: number, step: number): string => {
  const rounded = Math.max(step, Math.round(value / step) * step);
  return rounded >= 100_000
    ? `₹${(rounded / 100_000).toFixed(2).replace(/\.?0+$/, '')}L`
    : `₹${rounded.toLocaleString('en-IN')}`;
};

const ordinal = (day: number): string => {
  const ending =
    day % 10 === 1 && day !== 11
      ? 'st'
      : day % 10 === 2 && day !== 12
        ? 'nd'
        : day % 10 === 3 && day !== 13
          ? 'rd'
          : 'th';
  return `${day}${ending}`;
};
