/** Experience bands for salaries: narrow enough to compare, wide enough to contain five people. */
export const EXPERIENCE_BANDS = ['0-2', '3-5', '6-9', '10-14', '15+'] as const;
export type ExperienceBand = (typeof EXPERIENCE_BANDS)[number];

const LAST_YEARS = [2, 5, 9, 14];

export function bandOf(years: number): ExperienceBand {
  const index = LAST_YEARS.findIndex((last) => years <= last);
  return EXPERIENCE_BANDS[index] ?? '15+';
}

/** The years of a band; 15 means 15 or more. */
export function yearsOfBand(band: ExperienceBand): { readonly fromYears: number; readonly toYears: number } {
  const index = EXPERIENCE_BANDS.indexOf(band);
  const last = LAST_YEARS[index];
  const fromYears = (LAST_YEARS[index - 1] ?? -1) + 1;
  return { fromYears, toYears: last ?? fromYears };
}
