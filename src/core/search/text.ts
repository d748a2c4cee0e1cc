import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { HitKind, SearchType } from './search';
import type { SegmentKind } from './search-places-port';

export const searchText = {
  title: 'Search',
  titleFor: (text: string): string => `Results for “${text}”`,
  description:
    'Search companies, salaries, interview questions, jobs, communities and posts about work in India.',
  hint: 'Company, role or skill',
  found: (total: number): string => `${grouped(total)} ${total === 1 ? 'result' : 'results'}`,
  typesLabel: 'Result types',
  types: {
    all: 'All',
    companies: 'Companies',
    salaries: 'Salaries',
    interviews: 'Interview questions',
    jobs: 'Jobs',
    communities: 'Communities',
    posts: 'Posts',
  } satisfies Record<SearchType, string>,
  more: (type: string): string => `All ${type.toLowerCase()}`,
  kinds: closedTable({
    ANSWER: 'Best match',
    COMPANY: 'Company',
    DESIGNATION: 'Salary',
    SKILL: 'Skill',
    COLLEGE: 'College',
    COMMUNITY: 'Community',
    QUESTION: 'Interview question',
    JOB: 'Job',
    POST: 'Post',
  } satisfies Record<HitKind, string>),
  groups: closedTable({
    ANSWER: 'Best match',
    COMPANY: 'Companies',
    DESIGNATION: 'Salaries by role',
    SKILL: 'Skills',
    COLLEGE: 'Colleges',
    COMMUNITY: 'Communities',
    QUESTION: 'Interview questions',
    JOB: 'Jobs',
    POST: 'Posts',
  } satisfies Record<HitKind, string>),
  skillDetail: 'Interview questions for this skill',
  none: (text: string): string => `No results for “${text}”`,
  noneText: 'Try a shorter search, another spelling, or one of these.',
  place: {
    unknown: (text: string): string => `We couldn’t find “${text}”`,
    tooLittle: (text: string): string => `Not enough data about “${text}” yet`,
    unfit: (text: string): string => `We don’t have a list for “${text}”`,
    unfitText: 'These filters don’t work together. Pick one of the lists below.',
    kinds: closedTable({
      company: (text: string) => `We don’t know a company called “${text}”.`,
      jobProfile: (text: string) => `We don’t know a role called “${text}”.`,
      location: (text: string) => `We don’t know a city called “${text}”.`,
      other: (text: string) => `We don’t know “${text}”.`,
    } satisfies Record<SegmentKind, (text: string) => string>),
    tooFew: (text: string): string => `Too few people have shared something about “${text}” to show it here.`,
    near: 'Did you mean',
    shown: 'This list shows',
    known: 'What we have',
    companies: 'Companies',
  },
  startTitle: 'What are you looking for?',
  startText: 'Try a company, role or skill.',
  examplesTitle: 'Or ask in one line',
  examples: ['sde 2 salary bangalore', 'backend engineer interview questions', 'product manager jobs pune'],
  suggestions: 'Suggestions',
  suggested: (count: number): string =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys to choose`,
  all: (text: string): string => `See all results for “${text}”`,
  remove: (text: string): string => `Remove ${text} from recent searches`,
};
