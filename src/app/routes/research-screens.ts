import type { ScreenId } from '../../core/shell/screens';
import { drafts } from '../drafts';
import { companies } from './company-screens';
import type { ScreenEntry } from './screen-entry';
import { contributionPrompts, interviewPages, jobs, search } from './screen-modules';

const colleges = () =>
  import(/* webpackChunkName: "colleges-module" */ '../modules/salaries/colleges-module').then(
    (file) => file.collegesModule,
  );

const awardsModule = () =>
  import(/* webpackChunkName: "awards-module" */ '../modules/companies/awards-module').then(
    (file) => file.awardsModule,
  );

const jobApplications = () =>
  import(/* webpackChunkName: "job-applications-module" */ '../modules/jobs/job-applications-module').then(
    (file) => file.jobApplicationsModule,
  );

/** An awards edition or one of its lists: many URLs, one page. */
const awards: ScreenEntry = {
  chunk: 'awards-edition-screen',
  load: () =>
    import(/* webpackChunkName: "awards-edition-screen" */ '../../views/companies/awards-edition-screen'),
  modules: [awardsModule],
};

export const researchScreens = {
  search: {
    chunk: 'search-screen',
    load: () => import(/* webpackChunkName: "search-screen" */ '../../views/search/search-screen'),
    modules: [search],
  },
  compare: {
    chunk: 'compare-screen',
    load: () => import(/* webpackChunkName: "compare-screen" */ '../../views/companies/compare-screen'),
    modules: [
      drafts,
      companies,
      search,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "compare-screen" */ '../modules/companies/compare-module').then(
          (file) => file.compareModule,
        ),
    ],
  },
  colleges: {
    chunk: 'colleges-screen',
    load: () => import(/* webpackChunkName: "colleges-screen" */ '../../views/salaries/colleges-screen'),
    modules: [colleges],
  },
  college: {
    chunk: 'college-screen',
    load: () => import(/* webpackChunkName: "college-screen" */ '../../views/salaries/college-screen'),
    modules: [colleges],
  },
  awards: {
    chunk: 'awards-screen',
    load: () => import(/* webpackChunkName: "awards-screen" */ '../../views/companies/awards-screen'),
    modules: [awardsModule],
  },
  'awards-qualifier': {
    chunk: 'awards-qualifier-screen',
    load: () =>
      import(
        /* webpackChunkName: "awards-qualifier-screen" */ '../../views/companies/awards-qualifier-screen'
      ),
    modules: [awardsModule],
  },
  'awards-2022': awards,
  'awards-2024': awards,
  'awards-2025': awards,
  'awards-2026': awards,
  'awards-by-size': awards,
  'awards-startups': awards,
  'awards-list': awards,
  jobs: {
    chunk: 'jobs-screen',
    load: () => import(/* webpackChunkName: "jobs-screen" */ '../../views/jobs/jobs-screen'),
    modules: [jobs],
  },
  job: {
    chunk: 'job-screen',
    load: () => import(/* webpackChunkName: "job-screen" */ '../../views/jobs/job-screen'),
    modules: [jobs],
  },
  'job-apply': {
    chunk: 'apply-screen',
    load: () => import(/* webpackChunkName: "apply-screen" */ '../../views/jobs/apply-screen'),
    modules: [jobs, drafts, jobApplications],
  },
  'job-applications': {
    chunk: 'applications-screen',
    load: () => import(/* webpackChunkName: "applications-screen" */ '../../views/jobs/applications-screen'),
    modules: [jobs, drafts, jobApplications],
  },
  'job-alerts': {
    chunk: 'job-alerts-screen',
    load: () => import(/* webpackChunkName: "job-alerts-screen" */ '../../views/jobs/job-alerts-screen'),
    modules: [
      jobs,
      () =>
        import(/* webpackChunkName: "job-alerts-screen" */ '../modules/jobs/job-alerts-module').then(
          (file) => file.jobAlertsModule,
        ),
    ],
  },
  'company-jobs': {
    chunk: 'company-jobs-screen',
    load: () =>
      import(/* webpackChunkName: "company-jobs-screen" */ '../../views/companies/company-jobs-screen'),
    modules: [companies, jobs],
  },
  'designation-jobs': {
    chunk: 'designation-jobs-screen',
    load: () =>
      import(/* webpackChunkName: "designation-jobs-screen" */ '../../views/jobs/designation-jobs-screen'),
    modules: [jobs, interviewPages],
  },
  'skill-jobs': {
    chunk: 'skill-jobs-screen',
    load: () => import(/* webpackChunkName: "skill-jobs-screen" */ '../../views/jobs/skill-jobs-screen'),
    modules: [jobs, interviewPages],
  },
} satisfies Partial<Record<ScreenId, ScreenEntry>>;
