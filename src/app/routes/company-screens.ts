import type { ScreenId } from '../../core/shell/screens';
import type { ScreenEntry } from './screen-entry';

export const companies = () =>
  import(/* webpackChunkName: "companies-module" */ '../modules/companies/companies-module').then(
    (file) => file.companiesModule,
  );

const companyFlags = () =>
  import(/* webpackChunkName: "company-reviews-screen" */ '../modules/trust/company-flags-module').then(
    (file) => file.companyFlagsModule,
  );

/** In the screen's own file: it is often a visitor's first page, and separate files repeat its stores. */
const ofOverview = [
  () =>
    import(/* webpackChunkName: "company-overview-screen" */ '../modules/companies/companies-module').then(
      (file) => file.companiesModule,
    ),
  () =>
    import(/* webpackChunkName: "company-overview-screen" */ '../modules/salaries/salaries-module').then(
      (file) => file.salariesModule,
    ),
  () =>
    import(/* webpackChunkName: "company-overview-screen" */ '../modules/interviews/interviews-module').then(
      (file) => file.interviewsModule,
    ),
  () =>
    import(/* webpackChunkName: "company-overview-screen" */ '../modules/jobs/jobs-module').then(
      (file) => file.jobsModule,
    ),
  () =>
    import(
      /* webpackChunkName: "company-overview-screen" */ '../modules/companies/company-previews-module'
    ).then((file) => file.companyPreviewsModule),
];

export const companyScreens = {
  'company-organisation': {
    chunk: 'company-organisation-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-organisation-screen" */ '../../views/companies/company-organisation-screen'
      ),
    modules: [companies],
  },
  'company-locations': {
    chunk: 'company-locations-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-locations-screen" */ '../../views/companies/company-locations-screen'
      ),
    modules: [companies],
  },
  'company-office': {
    chunk: 'company-office-screen',
    load: () =>
      import(/* webpackChunkName: "company-office-screen" */ '../../views/companies/company-office-screen'),
    modules: [companies],
  },
  'company-benefits': {
    chunk: 'company-benefits-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-benefits-screen" */ '../../views/companies/company-benefits-screen'
      ),
    modules: [companies],
  },
  'company-photos': {
    chunk: 'company-photos-screen',
    load: () =>
      import(/* webpackChunkName: "company-photos-screen" */ '../../views/companies/company-photos-screen'),
    modules: [companies],
  },
  'company-reviews': {
    chunk: 'company-reviews-screen',
    load: () =>
      import(/* webpackChunkName: "company-reviews-screen" */ '../../views/companies/company-reviews-screen'),
    modules: [companies, companyFlags],
  },
  'company-overview': {
    chunk: 'company-overview-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-overview-screen" */ '../../views/companies/company-overview-screen'
      ),
    modules: ofOverview,
  },
} satisfies Partial<Record<ScreenId, ScreenEntry>>;
