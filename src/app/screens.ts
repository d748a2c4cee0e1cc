import type { ScreenId } from '../core/navigation/screens';
import { SCREEN_IDS } from '../core/navigation/screens';
import { companies, companyScreens } from './company-screens';
import { homeEntry } from './home-entry';
import { payScreens } from './pay-screens';
import type { ScreenEntry } from './screen-entry';

/** A screen that is not built yet says what will stand there. */
const coming: ScreenEntry = {
  chunk: 'coming-screen',
  load: () => import(/* webpackChunkName: "coming-screen" */ '../views/screens/coming-screen'),
};

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

const profile = () =>
  import(/* webpackChunkName: "profile-module" */ './modules/profile-module').then(
    (file) => file.profileModule,
  );

const account = () =>
  import(/* webpackChunkName: "account-module" */ './modules/account-module').then(
    (file) => file.accountModule,
  );

const built: Partial<Record<ScreenId, ScreenEntry>> = {
  ...companyScreens,
  ...payScreens,
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
