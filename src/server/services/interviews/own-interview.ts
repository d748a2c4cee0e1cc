import type { components } from '../../../contracts/interviews';
import { interviewProblems } from '../../../core/contributions/interview-problems';
import type { InterviewRoundInput } from '../../../core/contributions/own-interview';
import { ownInterviewText } from '../../../core/contributions/own-interview-text';
import { visibleText } from '../../../core/contributions/text-problems';
import { publicText } from '../../../core/posts/writing-rules';
import { refusedParts } from '../../http/refusal';
import { nameProblems, resolveCompanies } from '../companies/resolve-companies';
import { exactYears, experienceColumns } from '../profile/career/exact-experience';
import type { Services } from '../services';
import type { OwnQuestionRow, OwnRow, StoredInterview } from './own-queries';

type Wire = components['schemas'];

/** Builds the rows to store; reports all problems at once. */
export async function contributionOf(
  services: Pick<Services, 'db' | 'encryption' | 'now'>,
  authorSeal: string,
  contribution: Wire['InterviewInput'],
): Promise<StoredInterview> {
  const advice = visibleText(publicText(contribution.advice ?? ''));
  const rounds = contribution.rounds.map(cleanRound);
  const resolvedNames = await resolveCompanies(services.db, contribution);
  const { company, job, place } = resolvedNames;
  const { month } = contribution;
  const problems = {
    ...interviewProblems({ month, rounds, advice }, services.now().getTime()),
    ...nameProblems(contribution, resolvedNames),
  };
  if (company === null || job === null || place === null || Object.keys(problems).length > 0)
    throw refusedParts(problems, ownInterviewText.problems);
  return {
    interview: {
      company_id: company,
      job_profile_id: job,
      place_id: place,
      ...experienceColumns(services, authorSeal, contribution.totalExperience),
      difficulty: contribution.difficulty,
      outcome: contribution.outcome,
      applied_through: contribution.appliedThrough,
      rounds: JSON.stringify(rounds.map(({ name, minutes }) => ({ name, minutes }))),
      advice: advice ?? null,
      written_month: month,
    },
    questions: rounds.flatMap(({ questions }, index) =>
      questions.map(({ text, skill }) => ({ text, skill, round: index + 1 })),
    ),
  };
}

const cleanRound = ({ name, minutes, questions }: Wire['InterviewRoundInput']): InterviewRoundInput => ({
  name: publicText(name),
  minutes,
  questions: questions.map(({ text, skill }) => ({ text: publicText(text), skill })),
});

export const presentOwn = (
  services: Pick<Services, 'encryption'>,
  row: OwnRow,
  questions: readonly OwnQuestionRow[],
): Wire['OwnInterview'] => ({
  interviewId: row.id,
  companyUrlName: row.url_name,
  isWaiting: row.status === 'FLAGGED',
  interview: {
    companyName: row.company,
    jobProfile: row.job,
    department: row.department,
    locationId: row.place_id,
    totalExperience: exactYears(services, row),
    month: row.month,
    difficulty: row.difficulty,
    outcome: row.outcome,
    appliedThrough: row.applied_through,
    rounds: row.rounds.map((round, index) => ({
      ...round,
      questions: questions
        .filter((question) => question.round === index + 1)
        .map(({ text, skill }) => ({ text, skill })),
    })),
    ...(row.advice !== null && { advice: row.advice }),
  },
});
