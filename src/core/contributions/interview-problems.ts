import { monthsUntil } from './months';
import {
  type InterviewInput,
  type InterviewRoundInput,
  MAX_ADVICE_LENGTH,
  MAX_MINUTES,
  MAX_QUESTION_CHARACTERS,
  MAX_QUESTIONS,
  MAX_ROUND_NAME_LENGTH,
  MAX_ROUNDS,
  MIN_MINUTES,
  MIN_QUESTION_CHARACTERS,
} from './own-interview';
import { QUESTION_SKILLS } from './skills';
import { normalized, textProblem, toneProblem } from './text-problems';

export type InterviewProblem =
  | 'refused'
  | 'required'
  | 'unknown'
  | 'elsewhere'
  | 'short'
  | 'long'
  | 'contact'
  | 'abuse'
  | 'minutes'
  | 'twice';

/** Keyed by the path of the part: rounds/0/questions/1/text. */
export type InterviewProblems = Readonly<Record<string, InterviewProblem>>;

type Found = readonly (readonly [part: string, problem: InterviewProblem | undefined])[];

/** Requires an allowed month and filled rounds; rejects contact details and insults. */
export function interviewProblems(
  { month, rounds, advice = '' }: Pick<InterviewInput, 'month' | 'rounds' | 'advice'>,
  now: number,
): InterviewProblems {
  const found: Found = [
    ['month', monthsUntil(now).includes(month) ? undefined : 'required'],
    ['rounds', countProblem(rounds.length, MAX_ROUNDS)],
    ...rounds.flatMap(roundProblems),
    ...twice(rounds),
    ['advice', advice.length > MAX_ADVICE_LENGTH ? 'long' : toneProblem(advice)],
  ];
  return Object.fromEntries(found.flatMap(([part, problem]) => (problem ? [[part, problem]] : [])));
}

function roundProblems({ name, minutes, questions }: InterviewRoundInput, time: number): Found {
  const whole = Number.isInteger(minutes) && minutes >= MIN_MINUTES && minutes <= MAX_MINUTES;
  return [
    [`rounds/${time}/name`, textProblem(name, 1, MAX_ROUND_NAME_LENGTH)],
    [`rounds/${time}/minutes`, whole ? undefined : 'minutes'],
    [`rounds/${time}/questions`, questions.length > MAX_QUESTIONS ? 'long' : undefined],
    ...questions.flatMap(({ text, skill }, place): Found => {
      const part = `rounds/${time}/questions/${place}`;
      return [
        [`${part}/text`, textProblem(text, MIN_QUESTION_CHARACTERS, MAX_QUESTION_CHARACTERS)],
        [`${part}/skill`, QUESTION_SKILLS.includes(skill) ? undefined : 'required'],
      ];
    }),
  ];
}

/** Flags duplicate questions within an interview. */
function twice(rounds: readonly InterviewRoundInput[]): Found {
  const requests = rounds.flatMap(({ questions }, index) =>
    questions.map(({ text }, place) => ({
      text: normalized(text),
      part: `rounds/${index}/questions/${place}/text`,
    })),
  );
  return requests
    .filter(({ text }, index) => text !== '' && requests.findIndex((item) => item.text === text) < index)
    .map(({ part }) => [part, 'twice']);
}

const countProblem = (count: number, max: number): InterviewProblem | undefined => {
  if (count === 0) return 'required';
  return count > max ? 'long' : undefined;
};
