/** The words inside formatted numbers, times and ratings. A language replaces them whole. */
export const formatWords = {
  now: 'now',
  ago: (amount: string) => `${amount} ago`,
  units: { year: 'y', month: 'mo', monthLong: 'mon', week: 'w', day: 'd', hour: 'h', minute: 'm' },
  years: (count: number) => (count === 1 ? '1 yr' : `${count} yrs`),
  months: (count: number) => (count === 1 ? '1 mon' : `${count} mos`),
  underAMonth: 'Less than a month',
  present: 'Present',
  invalidDate: 'Invalid date',
  notDisclosed: 'Not Disclosed',
  perYear: { INR: 'LPA', USD: 'DPA' },
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

export type FormatWords = typeof formatWords;
