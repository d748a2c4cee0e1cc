import type { ScreenId } from '../core/navigation/screens';
import { companies } from './company-screens';
import type { ScreenEntry } from './screen-entry';
import { interviewPages, jobs, search } from './screen-modules';

const colleges = () =>
  import(/* webpackChunkName: "colleges-module" */ './modules/colleges-module').then(
    (file) => file.collegesModule,
  );

/** Finding things: by a text, among openings, and by setting companies side by side. */
export const researchScreens: Partial<Record<ScreenId, ScreenEntry>> = {
  search: {
    chunk: 'search-screen',
    load: () => import(/* webpackChunkName: "search-screen" */ '../views/screens/search-screen'),
    modules: [search],
  },
  compare: {
    chunk: 'compare-screen',
    load: () => import(/* webpackChunkName: "compare-screen" */ '../views/screens/compare-screen'),
    modules: [
      companies,
      search,
      () =>
        import(/* webpackChunkName: "compare-screen" */ './modules/compare-module').then(
          (file) => file.compareModule,
        ),
    ],
  },
  colleges: {
    chunk: 'colleges-screen',
    load: () => import(/* webpackChunkName: "colleges-screen" */ '../views/screens/colleges-screen'),
    modules: [colleges],
  },
  college: {
    chunk: 'college-screen',
    load: () => import(/* webpackChunkName: "college-screen" */ '../views/screens/college-screen'),
    modules: [colleges],
  },
  jobs: {
    chunk: 'jobs-screen',
    load: () => import(/* webpackChunkName: "jobs-screen" */ '../views/screens/jobs-screen'),
    modules: [jobs],
  },
  job: {
    chunk: 'job-screen',
    load: () => import(/* webpackChunkName: "job-screen" */ '../views/screens/job-screen'),
    modules: [jobs],
  },
  'company-jobs': {
    chunk: 'company-jobs-screen',
    load: () => import(/* webpackChunkName: "company-jobs-screen" */ '../views/screens/company-jobs-screen'),
    modules: [companies, jobs],
  },
  'designation-jobs': {
    chunk: 'designation-jobs-screen',
    load: () =>
      import(/* webpackChunkName: "designation-jobs-screen" */ '../views/screens/designation-jobs-screen'),
    modules: [jobs, interviewPages],
  },
  'skill-jobs': {
    chunk: 'skill-jobs-screen',
    load: () => import(/* webpackChunkName: "skill-jobs-screen" */ '../views/screens/skill-jobs-screen'),
    modules: [jobs, interviewPages],
  },
};
