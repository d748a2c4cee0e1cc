import type { DateField, Read } from './form';

/** Apart from the other fields, because most calculators have no date. */
export const dateField = (initial: string): DateField => ({
  kind: 'date',
  initial,
  read: (text) => readDate(text) ?? { value: dayOf(initial), problem: { kind: 'date' } },
});

function readDate(text: string): Read | undefined {
  const value = dayOf(text);
  const real =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(value.getTime()) &&
    value.toISOString().startsWith(text);
  return real ? { value } : undefined;
}

const dayOf = (text: string): Date => new Date(`${text}T00:00:00Z`);
