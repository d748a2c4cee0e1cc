import type { EducationChoice, WorkExperienceChoice } from './experiences';

export type ExperienceProblem = 'required' | 'order' | 'future';

export type WorkProblems = Partial<Record<keyof WorkExperienceChoice, ExperienceProblem>>;
export type EducationProblems = Partial<Record<keyof EducationChoice, ExperienceProblem>>;

const MONTH = /^\d{4}-\d{2}$/;
/** How many years in the future a course may end. */
const YEARS_AHEAD = 8;

/**
 * Work needs a company, a job and a start that is not in the future; it ends after its start. `today` is an ISO date
 * such as 2026-11-20.
 */
export function workProblems(choice: WorkExperienceChoice, today: string): WorkProblems {
  const { companyName, jobProfile, startMonth, endMonth } = choice;
  const month = today.slice(0, 7);
  return {
    ...(companyName.trim() === '' && { companyName: 'required' as const }),
    ...(jobProfile.trim() === '' && { jobProfile: 'required' as const }),
    ...(!MONTH.test(startMonth)
      ? { startMonth: 'required' as const }
      : startMonth > month && { startMonth: 'future' as const }),
    ...(endMonth !== undefined &&
      (!MONTH.test(endMonth)
        ? { endMonth: 'required' as const }
        : endMonth > month
          ? { endMonth: 'future' as const }
          : endMonth < startMonth && { endMonth: 'order' as const })),
  };
}

/** An education needs a course, a college and a start; it may end in the future, but not before its start. */
export function educationProblems(choice: EducationChoice, today: string): EducationProblems {
  const { courseName, collegeName, startYear, endYear } = choice;
  const year = Number(today.slice(0, 4));
  return {
    ...(courseName.trim() === '' && { courseName: 'required' as const }),
    ...(collegeName.trim() === '' && { collegeName: 'required' as const }),
    ...(startYear > year && { startYear: 'future' as const }),
    ...(endYear !== undefined &&
      (endYear < startYear
        ? { endYear: 'order' as const }
        : endYear > year + YEARS_AHEAD && { endYear: 'future' as const })),
  };
}

export const hasProblems = (problems: object): boolean => Object.keys(problems).length > 0;
