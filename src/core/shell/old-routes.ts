import { pathPattern } from './path-pattern';
import { pathTo } from './screens';

/** An address of an earlier version that people still use, and its current path. */
interface OldRoute {
  readonly to: (pathname: string) => string | undefined;
}

const old = <Template extends string>(
  template: Template,
  to: (params: ReturnType<ReturnType<typeof pathPattern<Template>>['parse']> & object) => string,
): OldRoute => {
  const pattern = pathPattern(template);
  return {
    to: (pathname) => {
      const params = pattern.parse(pathname);
      return params && to(params);
    },
  };
};

const OLD_ROUTES: readonly OldRoute[] = [
  old('/Skill/{skill}[/{rest*}]', ({ skill }) =>
    pathTo('skill-interviews', { skillUrl: bare(skill, '-interview-questions') }),
  ),
  old('/interview/{company}[/{designation}][/{rest*}]', ({ company, designation }) =>
    pathTo('company-interviews', {
      urlName: bare(company, '-interview-questions'),
      ...(designation && { designation }),
    }),
  ),
  old('/desigInterview/{jobProfile}[/{rest*}]', ({ jobProfile }) =>
    pathTo('designation-interviews', { jobProfile: bare(jobProfile, '-interview-questions') }),
  ),
  old('/hrInterviews/{hrUrl}', ({ hrUrl }) =>
    pathTo('company-interviews', { urlName: bare(hrUrl, '-interview-questions'), designation: 'hr' }),
  ),
  old('/topInterviewQuestions/{companyUrl}[/{jobProfile}][/{rest*}]', ({ companyUrl, jobProfile }) =>
    pathTo('top-questions', {
      companyUrl: bare(companyUrl, '-interview-questions'),
      ...(jobProfile && { jobProfile }),
    }),
  ),
  old('/overview/{urlName}[/{rest*}]', ({ urlName }) =>
    pathTo('company-overview', { urlName: bare(urlName, '-overview') }),
  ),
  old('/reviews/{urlName}[/{rest*}]', ({ urlName }) =>
    pathTo('company-reviews', { urlName: bare(urlName, '-reviews') }),
  ),
  old('/benefits/{urlName}[/{rest*}]', ({ urlName }) =>
    pathTo('company-benefits', { urlName: bare(urlName, '-benefits') }),
  ),
  old('/contribute/company-review-v2', () => pathTo('contribute-review')),
  old('/contribute/salary', () => pathTo('contribute-salary')),
];

export function movedTo(pathname: string): string | undefined {
  for (const route of OLD_ROUTES) {
    const to = route.to(pathname);
    if (to !== undefined && to !== pathname) return to;
  }
  return undefined;
}

/** Some old links already have today's suffix; do not add it twice. */
const bare = (name: string, ending: string): string =>
  name.endsWith(ending) && name.length > ending.length ? name.slice(0, -ending.length) : name;
