import { closedTable } from '../shared/closed-table';
import { grouped } from '../shared/numbers';
import type { HitKind, SearchType } from './search';

/** The texts of searching. */
export const searchWords = {
  title: 'Search',
  titleFor: (text: string): string => `Results for “${text}”`,
  description: 'Companies, salaries, interview questions, jobs, communities and posts about work in India.',
  label: 'Search',
  hint: 'Company, role or skill',
  submit: 'Search',
  found: (total: number): string => `${grouped(total)} ${total === 1 ? 'result' : 'results'}`,
  typesLabel: 'Kinds of results',
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
    COMPANY: 'Companies',
    DESIGNATION: 'Salaries by role',
    SKILL: 'Skills',
    COLLEGE: 'Colleges',
    COMMUNITY: 'Communities',
    QUESTION: 'Interview questions',
    JOB: 'Jobs',
    POST: 'Posts',
  } satisfies Record<HitKind, string>),
  skillDetail: 'Interview questions about it',
  none: (text: string): string => `Nothing found for “${text}”`,
  noneText: 'Try fewer letters, another spelling, or one of these.',
  startTitle: 'What are you looking for?',
  startText: 'A company, a role, a skill, or words from a question.',
  suggestions: 'Suggestions',
  suggested: (count: number): string =>
    count === 0
      ? 'No suggestions'
      : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}, arrow keys to choose`,
  all: (text: string): string => `Everything about “${text}”`,
  remove: (text: string): string => `Remove ${text} from recent searches`,
};
