import { closedTable } from '../shared/closed-table';
import { counted } from '../shared/count-with-noun';
import { midSentence } from '../shared/mid-sentence';
import { grouped } from '../shared/numbers';
import { shortMonth } from '../shared/short-month';
import type { AppliedThrough, InterviewDifficulty, InterviewOutcome } from './interview';

export const interviewText = {
  home: {
    title: 'Interviews',
    description:
      'How companies in India interview: rounds, difficulty, outcome and real questions, shared by candidates.',
    lead: 'Real questions, rounds and difficulty, shared by candidates.',
    companies: 'Companies with the most interviews',
    questions: 'Most asked questions',
    latest: 'Latest experiences',
  },
  companyTitle: (name: string, job?: string): string =>
    job ? `${job} interviews at ${name}` : `Interviews at ${name}`,
  companyDescription: (name: string): string =>
    `How ${name} interviews: rounds, difficulty, outcome and real questions, by designation.`,
  designationTitle: (job: string): string => `${job} interview questions`,
  designationDescription: (job: string): string =>
    `${job} interviews in India: real questions, number of rounds and difficulty.`,
  topTitle: (name: string, job?: string): string =>
    job ? `Top ${midSentence(job)} interview questions at ${name}` : `Top interview questions at ${name}`,
  skillTitle: (skill: string): string => `${skill} interview questions`,
  experiences: (count: number): string => counted(count, 'experience', 'experiences'),
  questionsCount: (count: number): string => counted(count, 'question', 'questions'),
  none: "Candidates haven't shared any interview advice yet.",
  noneFit: 'No interviews match these filters',
  difficultyTitle: 'Difficulty',
  outcomeTitle: 'Outcome',
  roundsTitle: 'Rounds',
  onAverage: 'on average',
  partOf: (count: number, total: number): string => `${count} of ${total}`,
  difficulties: closedTable({ EASY: 'Easy', MODERATE: 'Moderate', HARD: 'Hard' } satisfies Record<
    InterviewDifficulty,
    string
  >),
  outcomes: closedTable({
    SELECTED: 'Got the offer',
    REJECTED: 'Not selected',
    NO_RESPONSE: 'No response',
    DECLINED: 'Declined the offer',
  } satisfies Record<InterviewOutcome, string>),
  through: closedTable({
    JOB_PORTAL: 'through a job portal',
    REFERRAL: 'through a referral',
    CAMPUS: 'on campus',
    RECRUITER: 'through a recruiter',
    WALK_IN: 'as a walk-in',
    COMPANY_SITE: 'on the company website',
  } satisfies Record<AppliedThrough, string>),
  applied: (way: string): string => `applied ${way}`,
  month: shortMonth,
  rounds: 'Rounds',
  minutes: (minutes: number): string => `${minutes} min`,
  questions: 'Questions asked',
  advice: 'Advice',
  helpfulButton: 'Helpful',
  helpful: (count: number): string => `${grouped(count)} found this helpful`,
  report: 'Report',
  askedFor: (job: string, month: string): string => `${job}, ${month}`,
  askedAt: (company: string, job: string, month: string): string => `${company} (${job}), ${month}`,
  asked: (count: number): string => (count === 1 ? 'Asked once' : `Asked ${grouped(count)} times`),
  answers: (count: number): string => (count === 0 ? 'No answers yet' : counted(count, 'answer', 'answers')),
  topAnswer: 'Top answer',
  jobsFor: (skill: string): string => `Jobs that need ${skill}`,
  allJobsFor: (count: number): string => `See all ${counted(count, 'job', 'jobs')}`,
  invite: 'Asked something else?',
  inviteText: 'Share your interview. Your name never appears.',
  noAnswers: 'Answers from other members will show up here.',
  related: 'Similar questions',
  wider: 'More interviews',
  top: 'Top questions',
  seeTop: (count: number): string => `See all ${counted(count, 'question', 'questions')}`,
  allAt: (name: string): string => `All interviews at ${name}`,
  designations: 'By designation',
  skills: 'By skill',
  all: 'All',
  filters: {
    title: 'Filters',
    any: 'Any',
    apply: 'Apply',
    clear: 'Clear filters',
    difficulty: 'Difficulty',
    outcome: 'Outcome',
    location: 'City',
  },
};
