import type { ScreenId } from '../core/navigation/screens';
import { drafts } from './drafts';
import type { ScreenEntry } from './screen-entry';
import { contributionPrompts, interviewPages, jobs, salaries } from './screen-modules';

const companies = () =>
  import(/* webpackChunkName: "companies-module" */ './modules/companies-module').then(
    (file) => file.companiesModule,
  );

const fairPay = () =>
  import(/* webpackChunkName: "fair-pay-module" */ './modules/fair-pay-module').then(
    (file) => file.fairPayModule,
  );

/** What work pays, and how one gets it. */
export const payScreens: Partial<Record<ScreenId, ScreenEntry>> = {
  'take-home': {
    chunk: 'take-home-screen',
    load: () => import(/* webpackChunkName: "take-home-screen" */ '../views/screens/take-home-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "take-home-screen" */ './modules/take-home-module').then(
          (file) => file.takeHomeModule,
        ),
    ],
  },
  gratuity: {
    chunk: 'gratuity-screen',
    load: () => import(/* webpackChunkName: "gratuity-screen" */ '../views/screens/gratuity-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "gratuity-screen" */ './modules/gratuity-module').then(
          (file) => file.gratuityModule,
        ),
    ],
  },
  hra: {
    chunk: 'hra-screen',
    load: () => import(/* webpackChunkName: "hra-screen" */ '../views/screens/hra-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "hra-screen" */ './modules/house-rent-module').then(
          (file) => file.houseRentModule,
        ),
    ],
  },
  'salary-hike': {
    chunk: 'salary-hike-screen',
    load: () => import(/* webpackChunkName: "salary-hike-screen" */ '../views/screens/salary-hike-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "salary-hike-screen" */ './modules/salary-hike-module').then(
          (file) => file.salaryHikeModule,
        ),
    ],
  },
  'paid-fairly': {
    chunk: 'paid-fairly-screen',
    load: () => import(/* webpackChunkName: "paid-fairly-screen" */ '../views/screens/paid-fairly-screen'),
    modules: [fairPay, drafts, contributionPrompts],
  },
  'contribute-interview': {
    chunk: 'contribute-interview-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-interview-screen" */ '../views/screens/contribute-interview-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "contribute-interview-screen" */ './modules/own-interview-module').then(
          (file) => file.ownInterviewModule,
        ),
    ],
  },
  'contribute-review': {
    chunk: 'contribute-review-screen',
    load: () =>
      import(/* webpackChunkName: "contribute-review-screen" */ '../views/screens/contribute-review-screen'),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "contribute-review-screen" */ './modules/own-review-module').then(
          (file) => file.ownReviewModule,
        ),
    ],
  },
  'contribute-salary': {
    chunk: 'contribute-salary-screen',
    load: () =>
      import(/* webpackChunkName: "contribute-salary-screen" */ '../views/screens/contribute-salary-screen'),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "contribute-salary-screen" */ './modules/salary-report-module').then(
          (file) => file.salaryReportModule,
        ),
    ],
  },
  'contribute-benefits': {
    chunk: 'contribute-benefits-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-benefits-screen" */ '../views/screens/contribute-benefits-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "contribute-benefits-screen" */ './modules/own-benefits-module').then(
          (file) => file.ownBenefitsModule,
        ),
    ],
  },
  'photo-upload': {
    chunk: 'photo-upload-screen',
    load: () => import(/* webpackChunkName: "photo-upload-screen" */ '../views/screens/photo-upload-screen'),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(/* webpackChunkName: "photo-upload-screen" */ './modules/own-photos-module').then(
          (file) => file.ownPhotosModule,
        ),
    ],
  },
  salaries: {
    chunk: 'salaries-screen',
    load: () => import(/* webpackChunkName: "salaries-screen" */ '../views/screens/salaries-screen'),
    modules: [fairPay],
  },
  'company-salaries': {
    chunk: 'company-salaries-screen',
    load: () =>
      import(/* webpackChunkName: "company-salaries-screen" */ '../views/screens/company-salaries-screen'),
    modules: [companies, salaries],
  },
  'designation-salaries': {
    chunk: 'designation-salaries-screen',
    load: () =>
      import(
        /* webpackChunkName: "designation-salaries-screen" */ '../views/screens/designation-salaries-screen'
      ),
    modules: [salaries],
  },
  interviews: {
    chunk: 'interviews-screen',
    load: () => import(/* webpackChunkName: "interviews-screen" */ '../views/screens/interviews-screen'),
    modules: [interviewPages],
  },
  'company-interviews': {
    chunk: 'company-interviews-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-interviews-screen" */ '../views/screens/company-interviews-screen'
      ),
    modules: [companies, interviewPages],
  },
  'top-questions': {
    chunk: 'top-questions-screen',
    load: () =>
      import(/* webpackChunkName: "top-questions-screen" */ '../views/screens/top-questions-screen'),
    modules: [interviewPages],
  },
  'interview-question': {
    chunk: 'interview-question-screen',
    load: () =>
      import(
        /* webpackChunkName: "interview-question-screen" */ '../views/screens/interview-question-screen'
      ),
    modules: [interviewPages],
  },
  'designation-interviews': {
    chunk: 'designation-interviews-screen',
    load: () =>
      import(
        /* webpackChunkName: "designation-interviews-screen" */ '../views/screens/designation-interviews-screen'
      ),
    modules: [interviewPages],
  },
  'skill-interviews': {
    chunk: 'skill-interviews-screen',
    load: () =>
      import(/* webpackChunkName: "skill-interviews-screen" */ '../views/screens/skill-interviews-screen'),
    modules: [interviewPages, jobs],
  },
};
