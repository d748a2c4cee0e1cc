import { pathTo } from '../shell/screens';
import { answerPath } from './answer-path';
import type { Hit, HitKind } from './search';

const PATHS: Readonly<Record<Exclude<HitKind, 'ANSWER'>, (urlName: string) => string>> = {
  COMPANY: (urlName) => pathTo('company-overview', { urlName }),
  DESIGNATION: (jobProfile) => pathTo('designation-salaries', { jobProfile }),
  SKILL: (skillUrl) => pathTo('skill-interviews', { skillUrl }),
  COLLEGE: (collegeUrl) => pathTo('college', { collegeUrl }),
  COMMUNITY: (urlName) => {
    const [kind, communityUrl = ''] = urlName.split('/');
    return pathTo(kind === 'department' ? 'department' : 'community', { communityUrl });
  },
  QUESTION: (questionId) => pathTo('interview-question', { questionId }),
  JOB: (jobId) => pathTo('job', { jobId }),
  POST: (postId) => pathTo('post', { postId }),
};

/** Drops results of unknown kinds: a newer service may return more kinds. */
export const placedHits = (hits: readonly Hit[]): readonly Hit[] =>
  hits.filter(({ kind, answer }) => (kind === 'ANSWER' ? answer !== undefined : Object.hasOwn(PATHS, kind)));

export function hitPath({ kind, urlName, answer }: Hit): string {
  if (kind !== 'ANSWER') return PATHS[kind](urlName);
  return answer ? answerPath(answer) : pathTo('search', {});
}
