import type { components } from '../../../contracts/interviews';
import { cleanText } from '../../../core/composer/writing-rules';
import type { ToldRound } from '../../../core/own-interview/own-interview';
import { type InterviewProblem, interviewProblems } from '../../../core/own-interview/sound-interview';
import { refusedParts } from '../../http/refusal';
import { nameProblems, readMeant } from '../company/read-meant';
import type { Services } from '../services';
import type { OwnQuestionRow, OwnRow, Told } from './own-queries';

type Wire = components['schemas'];

const MESSAGES = {
  required: 'This field is required.',
  unknown: 'This is not in the list.',
  elsewhere: 'The job profile belongs to another department.',
  short: 'This is too short.',
  long: 'This is too long.',
  contact: 'Please take addresses and phone numbers out.',
  abuse: 'Please say it without insults.',
  minutes: 'A round takes 5 to 600 minutes.',
  twice: 'This question is there already.',
} satisfies Record<InterviewProblem, string>;

/** An interview as it is kept; everything that is wrong with it is said at once. */
export async function toldOf(db: Services['db'], told: Wire['ToldInterview'], today: Date): Promise<Told> {
  const advice = cleanText(told.advice ?? '');
  const rounds = told.rounds.map(cleanRound);
  const meant = await readMeant(db, told);
  const { company, job, place } = meant;
  const { month } = told;
  const problems = {
    ...interviewProblems({ month, rounds, advice }, today.getTime()),
    ...nameProblems(told, meant),
  };
  if (company === null || job === null || place === null || Object.keys(problems).length > 0)
    throw refusedParts(problems, MESSAGES);
  return {
    interview: {
      company_id: company,
      job_profile_id: job,
      place_id: place,
      experience_years: told.totalExperience,
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

/** An interview as whoever told it sees it again. */
export const presentOwn = (row: OwnRow, questions: readonly OwnQuestionRow[]): Wire['OwnInterview'] => ({
  interviewId: row.id,
  companyUrlName: row.url_name,
  interview: {
    companyName: row.company,
    jobProfile: row.job,
    department: row.department,
    locationId: row.place_id,
    totalExperience: row.experience_years,
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
