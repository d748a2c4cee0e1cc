import type { components } from '../../../contracts/interviews';
import type { ToldRound } from '../../../core/contributions/own-interview';
import { ownInterviewWords } from '../../../core/contributions/own-interview-words';
import { interviewProblems } from '../../../core/contributions/sound-interview';
import { cleanText } from '../../../core/posts/writing-rules';
import { refusedParts } from '../../http/refusal';
import { nameProblems, readMeant } from '../companies/read-meant';
import { exactYears, experienceColumns } from '../profile/career/exact-experience';
import type { Services } from '../services';
import type { OwnQuestionRow, OwnRow, Told } from './own-queries';

type Wire = components['schemas'];

/** Builds the rows to store; reports all problems at once. */
export async function toldOf(
  services: Pick<Services, 'db' | 'encryption' | 'now'>,
  authorSeal: string,
  told: Wire['ToldInterview'],
): Promise<Told> {
  const advice = cleanText(told.advice ?? '');
  const rounds = told.rounds.map(cleanRound);
  const meant = await readMeant(services.db, told);
  const { company, job, place } = meant;
  const { month } = told;
  const problems = {
    ...interviewProblems({ month, rounds, advice }, services.now().getTime()),
    ...nameProblems(told, meant),
  };
  if (company === null || job === null || place === null || Object.keys(problems).length > 0)
    throw refusedParts(problems, ownInterviewWords.problems);
  return {
    interview: {
      company_id: company,
      job_profile_id: job,
      place_id: place,
      ...experienceColumns(services, authorSeal, told.totalExperience),
      difficulty: told.difficulty,
      outcome: told.outcome,
      applied_through: told.appliedThrough,
      rounds: JSON.stringify(rounds.map(({ name, minutes }) => ({ name, minutes }))),
      advice: advice || null,
      written_month: month,
    },
    questions: rounds.flatMap(({ questions }, at) =>
      questions.map(({ text, skill }) => ({ text, skill, round: at + 1 })),
    ),
  };
}

const cleanRound = ({ name, minutes, questions }: Wire['ToldRound']): ToldRound => ({
  name: cleanText(name),
  minutes,
  questions: questions.map(({ text, skill }) => ({ text: cleanText(text), skill })),
});

export const presentOwn = (
  services: Pick<Services, 'encryption'>,
  row: OwnRow,
  questions: readonly OwnQuestionRow[],
): Wire['OwnInterview'] => ({
  interviewId: row.id,
  companyUrlName: row.url_name,
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
    rounds: row.rounds.map((round, at) => ({
      ...round,
      questions: questions
        .filter((question) => question.round === at + 1)
        .map(({ text, skill }) => ({ text, skill })),
    })),
    ...(row.advice !== null && { advice: row.advice }),
  },
});
