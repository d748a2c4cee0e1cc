import { monthsUntil } from './months';
import {
  FEWEST_MINUTES,
  FEWEST_QUESTION_LETTERS,
  MOST_ADVICE,
  MOST_MINUTES,
  MOST_QUESTION_LETTERS,
  MOST_QUESTIONS,
  MOST_ROUND_NAME,
  MOST_ROUNDS,
  type ToldInterview,
  type ToldRound,
} from './own-interview';
import { QUESTION_SKILLS } from './skills';
import { bare, toneProblem, wordsProblem } from './told-words';

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
  { month, rounds, advice = '' }: Pick<ToldInterview, 'month' | 'rounds' | 'advice'>,
  now: number,
): InterviewProblems {
  const found: Found = [
    ['month', monthsUntil(now).includes(month) ? undefined : 'required'],
    ['rounds', countProblem(rounds.length, MOST_ROUNDS)],
    ...rounds.flatMap(roundProblems),
    ...twice(rounds),
    ['advice', advice.length > MOST_ADVICE ? 'long' : toneProblem(advice)],
  ];
  return Object.fromEntries(found.flatMap(([part, problem]) => (problem ? [[part, problem]] : [])));
}

function roundProblems({ name, minutes, questions }: ToldRound, at: number): Found {
  const whole = Number.isInteger(minutes) && minutes >= FEWEST_MINUTES && minutes <= MOST_MINUTES;
  return [
    [`rounds/${at}/name`, wordsProblem(name, 1, MOST_ROUND_NAME)],
    [`rounds/${at}/minutes`, whole ? undefined : 'minutes'],
    [`rounds/${at}/questions`, questions.length > MOST_QUESTIONS ? 'long' : undefined],
    ...questions.flatMap(({ text, skill }, place): Found => {
      const part = `rounds/${at}/questions/${place}`;
      return [
        [`${part}/text`, wordsProblem(text, FEWEST_QUESTION_LETTERS, MOST_QUESTION_LETTERS)],
        [`${part}/skill`, QUESTION_SKILLS.includes(skill) ? undefined : 'required'],
      ];
    }),
  ];
}

/** Flags duplicate questions within an interview. */
function twice(rounds: readonly ToldRound[]): Found {
  const asked = rounds.flatMap(({ questions }, at) =>
    questions.map(({ text }, place) => ({ text: bare(text), part: `rounds/${at}/questions/${place}/text` })),
  );
  return asked
    .filter(({ text }, at) => text !== '' && asked.findIndex((one) => one.text === text) < at)
    .map(({ part }) => [part, 'twice']);
}

const countProblem = (count: number, most: number): InterviewProblem | undefined => {
  if (count === 0) return 'required';
  return count > most ? 'long' : undefined;
};
