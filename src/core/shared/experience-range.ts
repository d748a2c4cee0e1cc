/** Years of experience as shown in reviews and interviews: wide enough that they identify no person. */
export type ExperienceRange = '0' | '1-2' | '3-5' | '6-9' | '10-14' | '15+';

const UP_TO: readonly (readonly [number, ExperienceRange])[] = [
  [0, '0'],
  [2, '1-2'],
  [5, '3-5'],
  [9, '6-9'],
  [14, '10-14'],
];

export const experienceRangeOf = (years: number): ExperienceRange =>
  UP_TO.find(([max]) => years <= max)?.[1] ?? '15+';
