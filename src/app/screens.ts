import type { ScreenId } from '../core/navigation/screens';
import { SCREEN_IDS } from '../core/navigation/screens';
import { homeEntry } from './home-entry';
import type { ScreenEntry } from './screen-entry';

/** A screen that is not built yet says what will stand there. */
const coming: ScreenEntry = {
  chunk: 'coming-screen',
  load: () => import(/* webpackChunkName: "coming-screen" */ '../views/screens/coming-screen'),
};

const fairPay = () =>
  import(/* webpackChunkName: "fair-pay-module" */ './modules/fair-pay-module').then(
    (file) => file.fairPayModule,
  );

const postModule = () =>
  import(/* webpackChunkName: "post-module" */ './modules/post-module').then((file) => file.postModule);

const talkingModule = () =>
  import(/* webpackChunkName: "post-module" */ './modules/talking-module').then((file) => file.talkingModule);

const communityPages = () =>
  import(/* webpackChunkName: "community-pages-module" */ './modules/community-pages-module').then(
    (file) => file.communityPagesModule,
  );

/** A company's discussions have two addresses; the page names the short one as its own. */
const companyCommunity: ScreenEntry = {
  chunk: 'company-community-screen',
  load: () =>
    import(/* webpackChunkName: "company-community-screen" */ '../views/screens/company-community-screen'),
  modules: [communityPages],
};

const companies = () =>
  import(/* webpackChunkName: "companies-module" */ './modules/companies-module').then(
    (file) => file.companiesModule,
  );

const salaries = () =>
  import(/* webpackChunkName: "salaries-module" */ './modules/salaries-module').then(
    (file) => file.salariesModule,
  );

const profile = () =>
  import(/* webpackChunkName: "profile-module" */ './modules/profile-module').then(
    (file) => file.profileModule,
  );

const account = () =>
  import(/* webpackChunkName: "account-module" */ './modules/account-module').then(
    (file) => file.accountModule,
  );

const interviewPages = () =>
  import(/* webpackChunkName: "interviews-module" */ './modules/interviews-module').then(
    (file) => file.interviewsModule,
  );

const built: Partial<Record<ScreenId, ScreenEntry>> = {
  profile: {
    chunk: 'profile-screen',
    load: () => import(/* webpackChunkName: "profile-screen" */ '../views/screens/profile-screen'),
    modules: [profile],
  },
  settings: {
    chunk: 'settings-screen',
    load: () => import(/* webpackChunkName: "settings-screen" */ '../views/screens/settings-screen'),
  },
  preferences: {
    chunk: 'preferences-screen',
    load: () => import(/* webpackChunkName: "preferences-screen" */ '../views/screens/preferences-screen'),
    modules: [account],
  },
  'manage-account': {
    chunk: 'manage-account-screen',
    load: () =>
      import(/* webpackChunkName: "manage-account-screen" */ '../views/screens/manage-account-screen'),
    modules: [account],
  },
  'need-help': {
    chunk: 'need-help-screen',
    load: () => import(/* webpackChunkName: "need-help-screen" */ '../views/screens/need-help-screen'),
    modules: [account],
  },
  session: {
    chunk: 'session-screen',
    load: () => import(/* webpackChunkName: "session-screen" */ '../views/screens/session-screen'),
  },
  home: homeEntry,
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
    modules: [fairPay],
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
    modules: [interviewPages],
  },
  post: {
    chunk: 'post-screen',
    load: () => import(/* webpackChunkName: "post-screen" */ '../views/screens/post-screen'),
    modules: [postModule, talkingModule, communityPages],
  },
  communities: {
    chunk: 'communities-screen',
    load: () => import(/* webpackChunkName: "communities-screen" */ '../views/screens/communities-screen'),
    modules: [communityPages],
  },
  community: {
    chunk: 'community-screen',
    load: () => import(/* webpackChunkName: "community-screen" */ '../views/screens/community-screen'),
    modules: [communityPages],
  },
  department: {
    chunk: 'department-screen',
    load: () => import(/* webpackChunkName: "department-screen" */ '../views/screens/department-screen'),
    modules: [communityPages],
  },
  'company-community': companyCommunity,
  'company-posts': companyCommunity,
  companies: {
    chunk: 'companies-screen',
    load: () => import(/* webpackChunkName: "companies-screen" */ '../views/screens/companies-screen'),
    modules: [companies],
  },
  reviews: {
    chunk: 'reviews-screen',
    load: () => import(/* webpackChunkName: "reviews-screen" */ '../views/screens/reviews-screen'),
    modules: [companies],
  },
  'company-organisation': {
    chunk: 'company-organisation-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-organisation-screen" */ '../views/screens/company-organisation-screen'
      ),
    modules: [companies],
  },
  'company-locations': {
    chunk: 'company-locations-screen',
    load: () =>
      import(/* webpackChunkName: "company-locations-screen" */ '../views/screens/company-locations-screen'),
    modules: [companies],
  },
  'company-office': {
    chunk: 'company-office-screen',
    load: () =>
      import(/* webpackChunkName: "company-office-screen" */ '../views/screens/company-office-screen'),
    modules: [companies],
  },
  'company-benefits': {
    chunk: 'company-benefits-screen',
    load: () =>
      import(/* webpackChunkName: "company-benefits-screen" */ '../views/screens/company-benefits-screen'),
    modules: [companies],
  },
  'company-photos': {
    chunk: 'company-photos-screen',
    load: () =>
      import(/* webpackChunkName: "company-photos-screen" */ '../views/screens/company-photos-screen'),
    modules: [companies],
  },
  'company-reviews': {
    chunk: 'company-reviews-screen',
    load: () =>
      import(/* webpackChunkName: "company-reviews-screen" */ '../views/screens/company-reviews-screen'),
    modules: [companies],
  },
  'company-overview': {
    chunk: 'company-overview-screen',
    load: () =>
      import(/* webpackChunkName: "company-overview-screen" */ '../views/screens/company-overview-screen'),
    modules: [companies],
  },
  login: {
    chunk: 'login-screen',
    load: () => import(/* webpackChunkName: "login-screen" */ '../views/screens/login-screen'),
  },
  kit: {
    chunk: 'kit-screen',
    load: () => import(/* webpackChunkName: "kit-screen" */ '../views/screens/kit-screen'),
  },
};

/** Every screen's file, loaded when somebody goes there. */
export const screens = Object.fromEntries(SCREEN_IDS.map((id) => [id, built[id] ?? coming])) as Readonly<
  Record<ScreenId, ScreenEntry>
>;
