import {
  type ExperienceProblem,
  educationProblems,
  workProblems,
} from '../../../../core/profile/experience-form';
import { profileText } from '../../../../core/profile/text';
import type { Education, Work } from '../../../db/profile-tables';
import { Refusal } from '../../../http/refusal';
import type { Services } from '../../services';

type Sound = Pick<Services, 'now'>;

/** The rules of the form: the server rejects everything that the browser rejects. */
export function validWork({ now }: Sound, work: Work): Work {
  refuseAny(
    workProblems(
      {
        companyName: work.company_name,
        jobProfile: work.job_profile,
        location: undefined,
        employmentType: work.employment_type,
        startMonth: work.start_month,
        endMonth: work.end_month ?? undefined,
        description: undefined,
      },
      dayOf(now()),
    ),
  );
  return work;
}

export function validEducation({ now }: Sound, study: Education): Education {
  refuseAny(
    educationProblems(
      {
        educationType: study.education_type,
        courseName: study.course_name,
        specialization: undefined,
        collegeName: study.college_name,
        courseMode: study.course_mode,
        startYear: study.start_year,
        endYear: study.end_year ?? undefined,
      },
      dayOf(now()),
    ),
  );
  return study;
}

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

function refuseAny(problems: Readonly<Record<string, ExperienceProblem | undefined>>): void {
  const fields = Object.entries(problems).flatMap(([name, code]) =>
    code ? [{ field: `/body/${name}`, code, message: profileText.problems[code] }] : [],
  );
  if (fields.length > 0) throw new Refusal(422, 'WRONG_DATES', { fields });
}
