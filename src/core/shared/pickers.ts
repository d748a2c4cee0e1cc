import { type FormatWords, formatWords } from './format-words';

export interface PickerOption {
  readonly value: number;
  readonly label: string;
}

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

export const experienceOptions = (words: FormatWords = formatWords): readonly PickerOption[] => [
  { value: 0, label: words.fresher },
  ...range(1, 30).map((value) => ({ value, label: words.experience(value) })),
];

export const shortExperienceOptions = (words: FormatWords = formatWords): readonly PickerOption[] => [
  ...experienceOptions(words).slice(0, 15),
  { value: 15, label: words.experienceAndMore(15) },
];

export const yearOptions = (current: number): readonly PickerOption[] =>
  range(1975, Math.max(1975, current))
    .map((value) => ({ value, label: String(value) }))
    .toReversed();

/** Pay in lakhs: 1 to 99, then 1 to 5 crores in tenths. The value is always lakhs. */
export const lakhOptions = (words: FormatWords = formatWords): readonly PickerOption[] => [
  ...range(1, 99).map((value) => ({ value, label: words.lakhs(value) })),
  ...range(100, 500, 10).map((value) => ({ value, label: words.crores(value / 100) })),
];

export const thousandOptions = (words: FormatWords = formatWords): readonly PickerOption[] =>
  range(0, 95, 5).map((value) => ({ value, label: words.thousands(value) }));
