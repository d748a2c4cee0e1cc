/** Years of experience as reviews and interviews show them: wide enough that they single nobody out. */
export type ExperienceRange = '0' | '1-2' | '3-5' | '6-9' | '10-14' | '15+';

const UP_TO: readonly (readonly [number, ExperienceRange])[] = [
  [0, '0'],
  [2, '1-2'],
  [5, '3-5'],
  [9, '6-9'],
  [14, '10-14'],
];

/** The range that whole years of experience fall into. */
export const experienceRangeOf = (years: number): ExperienceRange =>
  UP_TO.find(([most]) => years <= most)?.[1] ?? '15+';
