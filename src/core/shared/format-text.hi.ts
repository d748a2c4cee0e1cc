import { type WaitUnit, waitParts } from './wait-parts';

const WAITS: Readonly<Record<WaitUnit, string>> = {
  day: 'दिन',
  hour: 'घंटे',
  minute: 'मिनट',
  second: 'सेकंड',
};

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

export const formatText: typeof import('./format-text').formatText = {
  thisHour: 'इसी घंटे',
  ago: (amount) => `${amount} पहले`,
  units: (count) =>
    count === 1
      ? ['\u00a0साल', '\u00a0महीना', '\u00a0हफ़्ता', '\u00a0दिन', '\u00a0घंटा']
      : ['\u00a0साल', '\u00a0महीने', '\u00a0हफ़्ते', '\u00a0दिन', '\u00a0घंटे'],
  // Words before “पहले” have one form for every count.
  unitsAgo: () => ['\u00a0साल', '\u00a0महीने', '\u00a0हफ़्ते', '\u00a0दिन', '\u00a0घंटे'],
  years: (count) => `${count} साल`,
  months: (count) => (count === 1 ? '1 महीना' : `${count} महीने`),
  underAMonth: 'एक महीने से कम',
  present: 'अब तक',
  monthNames: [
    'जनवरी',
    'फ़रवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  atHour: (day, hour) => `${day}, ${partOfDay(hour)} ${hour % 12 || 12} बजे`,
  wait: (seconds) => {
    const [count, unit] = waitParts(seconds);
    return `${count} ${WAITS[unit]}`;
  },
  invalidDate: 'गलत तारीख',
  notDisclosed: 'नहीं बताया गया',
  perYear: { INR: (amount) => `${amount} LPA`, USD: (amount) => `${amount} सालाना (DPA)` },
  from: (amount) => `${amount} से शुरू`,
  upTo: (amount) => `${amount} तक`,
  fresher: 'फ़्रेशर',
  experience: (years) => `${years} साल`,
  experienceAndMore: (years) => `${years}+ साल`,
  lakhs: (count) => `${count} लाख`,
  crores: (count) => `${count} करोड़`,
  thousands: (count) => `${count} हज़ार`,
  rating: {
    none: 'डेटा उपलब्ध नहीं',
    bad: 'खराब',
    poor: 'कमज़ोर',
    average: 'औसत',
    good: 'अच्छा',
    excellent: 'बेहतरीन',
  },
};
