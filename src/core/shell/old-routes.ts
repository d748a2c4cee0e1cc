import { pathPattern } from './path-pattern';
import { pathTo } from './screens';
import { buildSearchPath } from './search-place';

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

/** Names a round of the interview, not a role. The company's page shows the questions of all rounds. */
const HR_ROUND = 'hr';

/** The search address of a role opens its page, or says that the role is unknown. */
const companyInterviews = (urlName: string, designation: string | undefined): string =>
  designation === undefined || designation === HR_ROUND
    ? pathTo('company-interviews', { urlName })
    : buildSearchPath({ section: 'interviews', companyUrl: urlName, names: [designation] });

const OFFICES = '-offices';

/** A child page keeps its place, and a city leads to the company's locations. */
function companyOverview(urlName: string, child: string | undefined, rest: string | undefined): string {
  if (child === 'organisation') return pathTo('company-organisation', { urlName });
  if (child === 'locations' && rest?.endsWith(OFFICES))
    return pathTo('company-office', { urlName, locationUrl: bare(rest, OFFICES) });
  const isPlace = child === 'locations' || child?.endsWith('-location');
  return pathTo(isPlace ? 'company-locations' : 'company-overview', { urlName });
}

const OLD_ROUTES: readonly OldRoute[] = [
  old('/Skill/{skill}[/{rest*}]', ({ skill }) =>
    pathTo('skill-interviews', { skillUrl: bare(skill, '-interview-questions') }),
  ),
  old('/interview/{company}[/{designation}][/{rest*}]', ({ company, designation }) =>
    companyInterviews(bare(company, '-interview-questions'), designation),
  ),
  old('/desigInterview/{jobProfile}[/{rest*}]', ({ jobProfile }) =>
    pathTo('designation-interviews', { jobProfile: bare(jobProfile, '-interview-questions') }),
  ),
  old('/hrInterviews/{hrUrl}', ({ hrUrl }) =>
    pathTo('company-interviews', { urlName: bare(hrUrl, '-interview-questions') }),
  ),
  old('/topInterviewQuestions/{companyUrl}[/{jobProfile}][/{rest*}]', ({ companyUrl, jobProfile }) =>
    pathTo('top-questions', {
      companyUrl: bare(companyUrl, '-interview-questions'),
      ...(jobProfile && jobProfile !== HR_ROUND && { jobProfile }),
    }),
  ),
  old('/overview/{company}[/{child}][/{rest*}]', ({ company, child, rest }) =>
    companyOverview(bare(company, '-overview'), child, rest),
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
