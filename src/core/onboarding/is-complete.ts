import type { CareerStatus, Study, Work } from './career-status';

/**
 * Work needs company, department, industry and job profile; studies need college, course and specialisation; between
 * jobs needs either nothing or the complete last job.
 */
export function isComplete(career: CareerStatus | undefined): boolean {
  if (!career) return false;
  switch (career.type) {
    case 'working':
      return isText(career.working?.companyName) && hasRole(career.working);
    case 'student':
      return isStudy(career.student);
    case 'unemployed':
      return !isText(career.unemployed?.companyName) || hasRole(career.unemployed);
    default:
      return career.type satisfies never;
  }
}

const isText = (text: string | undefined): boolean => (text ?? '').trim() !== '';

const hasRole = (work: Work | undefined): boolean =>
  work !== undefined &&
  work.departmentId !== undefined &&
  work.industryId !== undefined &&
  isText(work.jobProfile);

const isStudy = (study: Study | undefined): boolean =>
  study !== undefined &&
  isText(study.collegeName) &&
  isText(study.courseName) &&
  study.specializationId !== undefined;
