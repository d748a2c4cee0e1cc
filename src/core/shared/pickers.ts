import { type FormatText, formatText } from './format-text';

export interface PickerOption {
  readonly value: number;
  readonly label: string;
}

const range = (from: number, to: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

export const experienceOptions = (text: FormatText = formatText): readonly PickerOption[] => [
  { value: 0, label: text.fresher },
  ...range(1, 30).map((value) => ({ value, label: text.experience(value) })),
];

export const shortExperienceOptions = (text: FormatText = formatText): readonly PickerOption[] => [
  ...experienceOptions(text).slice(0, 15),
  { value: 15, label: text.experienceAndMore(15) },
];

export const yearOptions = (current: number): readonly PickerOption[] =>
  range(1975, Math.max(1975, current))
    .map((value) => ({ value, label: String(value) }))
    .toReversed();

/** Pay in lakhs: 1 to 99, then 1 to 5 crores in tenths. The value is always lakhs. */
export const lakhOptions = (text: FormatText = formatText): readonly PickerOption[] => [
  ...range(1, 99).map((value) => ({ value, label: text.lakhs(value) })),
  ...range(100, 500, 10).map((value) => ({ value, label: text.crores(value / 100) })),
];

export const thousandOptions = (text: FormatText = formatText): readonly PickerOption[] =>
  range(0, 95, 5).map((value) => ({ value, label: text.thousands(value) }));
