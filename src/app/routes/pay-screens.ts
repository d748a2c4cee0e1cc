import type { ScreenId } from '../../core/shell/screens';
import { drafts } from '../drafts';
import type { ScreenEntry } from './screen-entry';
import { contributionPrompts, interviewPages, jobs, salaries } from './screen-modules';

const companies = () =>
  import(/* webpackChunkName: "companies-module" */ '../modules/companies/companies-module').then(
    (file) => file.companiesModule,
  );

const fairPay = () =>
  import(/* webpackChunkName: "fair-pay-module" */ '../modules/salaries/fair-pay-module').then(
    (file) => file.fairPayModule,
  );

export const payScreens = {
  'take-home': {
    chunk: 'take-home-screen',
    load: () => import(/* webpackChunkName: "take-home-screen" */ '../../views/calculators/take-home-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "take-home-screen" */ '../modules/calculators/take-home-module').then(
          (file) => file.takeHomeModule,
        ),
    ],
  },
  gratuity: {
    chunk: 'gratuity-screen',
    load: () => import(/* webpackChunkName: "gratuity-screen" */ '../../views/calculators/gratuity-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "gratuity-screen" */ '../modules/calculators/gratuity-module').then(
          (file) => file.gratuityModule,
        ),
    ],
  },
  hra: {
    chunk: 'hra-screen',
    load: () => import(/* webpackChunkName: "hra-screen" */ '../../views/calculators/hra-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "hra-screen" */ '../modules/calculators/house-rent-module').then(
          (file) => file.houseRentModule,
        ),
    ],
  },
  'salary-hike': {
    chunk: 'salary-hike-screen',
    load: () =>
      import(/* webpackChunkName: "salary-hike-screen" */ '../../views/calculators/salary-hike-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "salary-hike-screen" */ '../modules/calculators/salary-hike-module').then(
          (file) => file.salaryHikeModule,
        ),
    ],
  },
  'offer-letter': {
    chunk: 'offer-letter-screen',
    load: () =>
      import(/* webpackChunkName: "offer-letter-screen" */ '../../views/calculators/offer-letter-screen'),
    modules: [
      () =>
        import(
          /* webpackChunkName: "offer-letter-screen" */ '../modules/calculators/offer-letter-module'
        ).then((file) => file.offerLetterModule),
    ],
  },
  'pay-changes': {
    chunk: 'pay-changes-screen',
    load: () =>
      import(/* webpackChunkName: "pay-changes-screen" */ '../../views/calculators/pay-changes-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "pay-changes-screen" */ '../modules/calculators/pay-changes-module').then(
          (file) => file.payChangesModule,
        ),
    ],
  },
  'paid-fairly': {
    chunk: 'paid-fairly-screen',
    load: () =>
      import(/* webpackChunkName: "paid-fairly-screen" */ '../../views/salaries/paid-fairly-screen'),
    modules: [fairPay, drafts, contributionPrompts],
  },
  percentile: {
    chunk: 'percentile-screen',
    load: () => import(/* webpackChunkName: "percentile-screen" */ '../../views/salaries/percentile-screen'),
    modules: [salaries],
  },
  'contribute-interview': {
    chunk: 'contribute-interview-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-interview-screen" */ '../../views/contributions/contribute-interview-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(
          /* webpackChunkName: "contribute-interview-screen" */ '../modules/contributions/own-interview-module'
        ).then((file) => file.ownInterviewModule),
    ],
  },
  'contribute-review': {
    chunk: 'contribute-review-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-review-screen" */ '../../views/contributions/contribute-review-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(
          /* webpackChunkName: "contribute-review-screen" */ '../modules/contributions/own-review-module'
        ).then((file) => file.ownReviewModule),
    ],
  },
  'contribute-salary': {
    chunk: 'contribute-salary-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-salary-screen" */ '../../views/contributions/contribute-salary-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(
          /* webpackChunkName: "contribute-salary-screen" */ '../modules/contributions/salary-report-module'
        ).then((file) => file.salaryReportModule),
    ],
  },
  'contribute-benefits': {
    chunk: 'contribute-benefits-screen',
    load: () =>
      import(
        /* webpackChunkName: "contribute-benefits-screen" */ '../../views/contributions/contribute-benefits-screen'
      ),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(
          /* webpackChunkName: "contribute-benefits-screen" */ '../modules/contributions/own-benefits-module'
        ).then((file) => file.ownBenefitsModule),
    ],
  },
  'photo-upload': {
    chunk: 'photo-upload-screen',
    load: () =>
      import(/* webpackChunkName: "photo-upload-screen" */ '../../views/contributions/photo-upload-screen'),
    modules: [
      fairPay,
      drafts,
      contributionPrompts,
      () =>
        import(
          /* webpackChunkName: "photo-upload-screen" */ '../modules/contributions/own-photos-module'
        ).then((file) => file.ownPhotosModule),
    ],
  },
  salaries: {
    chunk: 'salaries-screen',
    load: () => import(/* webpackChunkName: "salaries-screen" */ '../../views/salaries/salaries-screen'),
    modules: [
      fairPay,
      companies,
      () =>
        import(/* webpackChunkName: "salaries-screen" */ '../modules/salaries/salary-search-module').then(
          (file) => file.salarySearchModule,
        ),
    ],
  },
  'company-salaries': {
    chunk: 'company-salaries-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-salaries-screen" */ '../../views/companies/company-salaries-screen'
      ),
    modules: [companies, salaries],
  },
  'designation-salaries': {
    chunk: 'designation-salaries-screen',
    load: () =>
      import(
        /* webpackChunkName: "designation-salaries-screen" */ '../../views/salaries/designation-salaries-screen'
      ),
    modules: [salaries],
  },
  interviews: {
    chunk: 'interviews-screen',
    load: () =>
      import(/* webpackChunkName: "interviews-screen" */ '../../views/interviews/interviews-screen'),
    modules: [interviewPages],
  },
  'company-interviews': {
    chunk: 'company-interviews-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-interviews-screen" */ '../../views/companies/company-interviews-screen'
      ),
    modules: [companies, interviewPages],
  },
  'top-questions': {
    chunk: 'top-questions-screen',
    load: () =>
      import(/* webpackChunkName: "top-questions-screen" */ '../../views/interviews/top-questions-screen'),
    modules: [interviewPages],
  },
  'interview-question': {
    chunk: 'interview-question-screen',
    load: () =>
      import(
        /* webpackChunkName: "interview-question-screen" */ '../../views/interviews/interview-question-screen'
      ),
    modules: [interviewPages],
  },
  'designation-interviews': {
    chunk: 'designation-interviews-screen',
    load: () =>
      import(
        /* webpackChunkName: "designation-interviews-screen" */ '../../views/interviews/designation-interviews-screen'
      ),
    modules: [interviewPages],
  },
  'skill-interviews': {
    chunk: 'skill-interviews-screen',
    load: () =>
      import(
        /* webpackChunkName: "skill-interviews-screen" */ '../../views/interviews/skill-interviews-screen'
      ),
    modules: [interviewPages, jobs],
  },
} satisfies Partial<Record<ScreenId, ScreenEntry>>;
