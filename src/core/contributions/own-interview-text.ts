import { interviewText } from '../interviews/text';
import { closedTable } from '../shared/closed-table';
import type { InterviewProblem } from './interview-problems';
import type { InterviewInput } from './own-interview';
import { MAX_MINUTES, MIN_MINUTES, MIN_QUESTION_CHARACTERS } from './own-interview';
import { jobText } from './text';

export const ownInterviewText = {
  title: 'Share your interview',
  changeTitle: 'Edit interview',
  description: 'Share rounds, questions, difficulty and outcome. Your name never appears.',
  lead: 'Two minutes from you saves someone two weeks of guessing. Your name never appears.',
  job: 'The job you interviewed for',
  story: 'Interview details',
  choose: 'Choose',
  month: 'Month',
  monthLabel: interviewText.month,
  channel: 'How you applied',
  channels: closedTable({
    JOB_PORTAL: 'Through a job portal',
    COMPANY_SITE: 'On the company website',
    REFERRAL: 'Through a referral',
    RECRUITER: 'Through a recruiter',
    CAMPUS: 'On campus',
    WALK_IN: 'As a walk-in',
  } satisfies Record<InterviewInput['appliedThrough'], string>),
  difficulty: 'Difficulty',
  difficulties: interviewText.difficulties,
  outcome: 'Outcome',
  outcomes: interviewText.outcomes,
  rounds: 'Rounds and questions',
  round: (number: number): string => `Round ${number}`,
  roundName: 'Round name',
  roundNameHint: 'Online test, panel…',
  minutes: 'Minutes',
  question: (number: number): string => `Question ${number}`,
  skill: 'Skill',
  chooseSkill: 'Choose a skill',
  addRound: 'Add a round',
  removeRound: (number: number): string => `Remove round ${number}`,
  addQuestion: (round: number): string => `Add a question to round ${round}`,
  removeQuestion: (number: number, round: number): string => `Remove question ${number} of round ${round}`,
  advice: 'Tips for the next candidate',
  adviceHint: 'Optional',
  send: 'Publish interview',
  removeText: 'This also deletes its questions and their answers. All figures update instantly.',
  removed: 'Interview deleted.',
  problems: {
    ...jobText.problems,
    short: `Please write at least ${MIN_QUESTION_CHARACTERS} characters.`,
    long: 'This is too long.',
    contact: 'Please remove email addresses and phone numbers. They could identify you or someone else.',
    abuse: 'Please rewrite this without insults.',
    minutes: `Enter between ${MIN_MINUTES} and ${MAX_MINUTES} minutes.`,
    twice: 'You’ve already added this question.',
  } satisfies Record<InterviewProblem, string>,
  board: 'How others will see it',
  roundCount: (count: number): string => (count === 1 ? '1 round' : `${count} rounds`),
  questionCount: (count: number): string => (count === 1 ? '1 question' : `${count} questions`),
  boardNote: 'Describe rounds and questions as they were. Don’t name the interviewers.',
  promises: [
    'It shows the month, and your experience as a range. Your city appears only if five people share it.',
    'It’s stored separately from your account and your posts. Only someone with both our database and our secret key could link them.',
    'The company can’t see who wrote it.',
    'Answers to a question stay as long as you don’t change its wording.',
  ],
  thanksText: (company: string, waiting?: boolean): string =>
    waiting
      ? `A moderator will check it before it appears on the ${company} page. Until then, only you can see it.`
      : `It will appear on the ${company} page in a minute.`,
  view: 'View interviews',
  shareTitle: (company: string): string => `Interviews at ${company}`,
  photo: 'Add office photos',
  review: 'Rate the company',
  again: 'Share another interview',
};
