import type { components } from '../../../contracts/interviews';
import { designationUrl } from '../../../core/shared/designation-url';
import { logoUrl } from '../companies/present';
import type { CountRow, InterviewRow, JobCountRow, PlaceCountRow } from './queries';
import type { AnswerRow, QuestionRow, SkillRow } from './question-queries';

type Wire = components['schemas'];

/** Only these fields are public: no seal, no day. */
export const presentInterview = (row: InterviewRow): Wire['Interview'] => ({
  interviewId: row.id,
  company: { urlName: row.url_name, name: row.company, logoUrl: logoUrl(row.logo) },
  jobProfile: row.job,
  designation: designationUrl(row.job),
  place: row.place,
  experience: row.experience,
  month: row.month,
  difficulty: row.difficulty,
  outcome: row.outcome,
  appliedThrough: row.applied_through,
  rounds: [...row.rounds],
  advice: row.advice,
  helpful: row.helpful,
  questions: [...row.questions],
});

export const presentQuestion = (row: QuestionRow): Wire['InterviewQuestion'] => ({
  questionId: row.id,
  text: row.text,
  skill: row.skill,
  company: { urlName: row.url_name, name: row.company, logoUrl: logoUrl(row.logo) },
  jobProfile: row.job,
  designation: designationUrl(row.job),
  month: row.month,
  asked: row.asked,
  answers: row.answers,
  helpful: row.helpful,
  topAnswer: row.top_answer,
});

export const presentAnswer = (row: AnswerRow): Wire['InterviewAnswer'] => ({
  answerId: row.id,
  avatarUrl: `/art/kolam/${row.avatar_seed}.svg`,
  text: row.text,
  month: row.month,
  helpful: row.helpful,
  isHelpful: row.is_helpful,
});

export const presentSkill = ({ name, questions }: SkillRow): Wire['CountedSkill'] => ({
  name,
  skill: designationUrl(name),
  questions,
});

export const presentDesignation = ({ name, interviews }: JobCountRow): Wire['CountedDesignation'] => ({
  name,
  designation: designationUrl(name),
  interviewCount: interviews,
});

export const presentPlace = ({ id, name, interviews }: PlaceCountRow): Wire['CountedPlace'] => ({
  id,
  name,
  interviewCount: interviews,
});

export function presentSummary(rows: readonly CountRow[]): Wire['InterviewSummary'] {
  const sum = (some: readonly CountRow[], key: 'interviews' | 'rounds') =>
    some.reduce((total, row) => total + row[key], 0);
  const hard = (input: CountRow['difficulty']) =>
    sum(
      rows.filter((row) => row.difficulty === input),
      'interviews',
    );
  const ended = (input: CountRow['outcome']) =>
    sum(
      rows.filter((row) => row.outcome === input),
      'interviews',
    );
  const interviews = sum(rows, 'interviews');
  return {
    totalInterviews: interviews,
    difficulties: { EASY: hard('EASY'), MODERATE: hard('MODERATE'), HARD: hard('HARD') },
    outcomes: {
      SELECTED: ended('SELECTED'),
      REJECTED: ended('REJECTED'),
      NO_RESPONSE: ended('NO_RESPONSE'),
      DECLINED: ended('DECLINED'),
    },
    rounds: interviews === 0 ? 0 : Math.round((10 * sum(rows, 'rounds')) / interviews) / 10,
  };
}
