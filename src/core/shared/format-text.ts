import { waitParts } from './wait-parts';

/** Texts inside formatted numbers, times and ratings. A translation replaces the whole object. */
export const formatText = {
  thisHour: 'this hour',
  ago: (amount: string) => `${amount} ago`,
  /** Years, months, weeks, days and hours after their count. */
  units: (_count: number) => ['y', 'mo', 'w', 'd', 'h'],
  /** The same inside `ago`. */
  unitsAgo: () => ['y', 'mon', 'w', 'd', 'h'],
  years: (count: number) => (count === 1 ? '1 yr' : `${count} yrs`),
  months: (count: number) => (count === 1 ? '1 mon' : `${count} mos`),
  underAMonth: 'Less than a month',
  present: 'Present',
  monthNames: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  atHour: (day: string, hour: number) => `${day} at ${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
  wait: (seconds: number) => {
    const [count, unit] = waitParts(seconds);
    return `${count} ${unit}${count === 1 ? '' : 's'}`;
  },
  invalidDate: 'Invalid date',
  notDisclosed: 'Not Disclosed',
  perYear: {
    INR: (amount: string) => `${amount} LPA`,
    USD: (amount: string) => `${amount} a year (DPA)`,
  },
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  fresher: 'Fresher',
  experience: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  experienceAndMore: (years: number) => `${years}+ years`,
  lakhs: (count: number) => (count === 1 ? '1 Lakh' : `${count} Lakhs`),
  crores: (count: number) => (count === 1 ? '1 Crore' : `${count} Crores`),
  thousands: (count: number) => `${count} Thousand`,
  rating: {
    none: 'Data not available',
    bad: 'Bad',
    poor: 'Poor',
    average: 'Average',
    good: 'Good',
    excellent: 'Excellent',
  },
};

export type FormatText = typeof formatText;
