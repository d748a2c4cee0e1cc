import type { ComingScreenId } from '../../core/shell/coming-text';
import type { ScreenId } from '../../core/shell/screens';
import { drafts } from '../drafts';
import { homeEntry } from '../home-entry';
import { companies, companyScreens } from './company-screens';
import { legalScreens } from './legal-screens';
import { payScreens } from './pay-screens';
import { researchScreens } from './research-screens';
import type { ScreenEntry } from './screen-entry';
import { contributionPrompts, headlines } from './screen-modules';
import { trustScreens } from './trust-screens';

/** Placeholder for screens that are not built yet. */
const coming: ScreenEntry = {
  chunk: 'coming-screen',
  load: () => import(/* webpackChunkName: "coming-screen" */ '../../views/shell/coming-screen'),
};

const comingScreens: Readonly<Record<ComingScreenId, ScreenEntry>> = {
  'login-linkedin': coming,
  'login-naukri': coming,
};

const postModule = () =>
  import(/* webpackChunkName: "post-screen" */ '../modules/posts/post-module').then(
    (file) => file.postModule,
  );

const talkingModule = () =>
  import(/* webpackChunkName: "post-screen" */ '../modules/posts/comment-writing-module').then(
    (file) => file.commentWritingModule,
  );

const membership = () =>
  import(/* webpackChunkName: "community-pages-module" */ '../modules/communities/membership-module').then(
    (file) => file.membershipModule,
  );

/** In the screen's own file: a post is often a visitor's first page, and separate files repeat its stores. */
const ofPost = [
  postModule,
  () =>
    import(/* webpackChunkName: "post-screen" */ '../modules/communities/membership-module').then(
      (file) => file.membershipModule,
    ),
  () =>
    import(/* webpackChunkName: "post-screen" */ '../modules/moderation/moderation-module').then(
      (file) => file.moderationModule,
    ),
];

const communityPages = () =>
  import(
    /* webpackChunkName: "community-pages-module" */ '../modules/communities/community-pages-module'
  ).then((file) => file.communityPagesModule);

const moderation = () =>
  import(/* webpackChunkName: "moderation-module" */ '../modules/moderation/moderation-module').then(
    (file) => file.moderationModule,
  );

const grievanceDesk = () =>
  import(/* webpackChunkName: "moderation-screen" */ '../modules/moderation/grievance-desk-module').then(
    (file) => file.grievanceDeskModule,
  );

const profile = () =>
  import(/* webpackChunkName: "profile-module" */ '../modules/profile/profile-module').then(
    (file) => file.profileModule,
  );

const account = () =>
  import(/* webpackChunkName: "account-module" */ '../modules/profile/account-module').then(
    (file) => file.accountModule,
  );

const chats = () =>
  import(/* webpackChunkName: "chat-module" */ '../modules/chat/chat-module').then((file) => file.chatModule);

const built: Readonly<Record<Exclude<ScreenId, ComingScreenId>, ScreenEntry>> = {
  ...companyScreens,
  ...payScreens,
  ...trustScreens,
  ...researchScreens,
  ...legalScreens,
  profile: {
    chunk: 'profile-screen',
    load: () => import(/* webpackChunkName: "profile-screen" */ '../../views/profile/profile-screen'),
    modules: [drafts, profile, contributionPrompts, moderation],
  },
  'contribute-next': {
    chunk: 'next-steps-screen',
    load: () =>
      import(/* webpackChunkName: "next-steps-screen" */ '../../views/contributions/next-steps-screen'),
    modules: [
      companies,
      drafts,
      profile,
      () =>
        import(/* webpackChunkName: "next-steps-screen" */ '../modules/contributions/next-steps-module').then(
          (file) => file.nextStepsModule,
        ),
    ],
  },
  rewards: {
    chunk: 'rewards-screen',
    load: () => import(/* webpackChunkName: "rewards-screen" */ '../../views/contributions/rewards-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "rewards-screen" */ '../modules/contributions/rewards-module').then(
          (file) => file.rewardsModule,
        ),
    ],
  },
  settings: {
    chunk: 'settings-screen',
    load: () => import(/* webpackChunkName: "settings-screen" */ '../../views/profile/settings-screen'),
  },
  preferences: {
    chunk: 'preferences-screen',
    load: () => import(/* webpackChunkName: "preferences-screen" */ '../../views/profile/preferences-screen'),
    modules: [drafts, account],
  },
  'manage-account': {
    chunk: 'manage-account-screen',
    load: () =>
      import(/* webpackChunkName: "manage-account-screen" */ '../../views/profile/manage-account-screen'),
    modules: [drafts, account],
  },
  'need-help': {
    chunk: 'need-help-screen',
    load: () => import(/* webpackChunkName: "need-help-screen" */ '../../views/profile/need-help-screen'),
    modules: [drafts, account],
  },
  messages: {
    chunk: 'messages-screen',
    load: () => import(/* webpackChunkName: "messages-screen" */ '../../views/chat/messages-screen'),
    modules: [drafts, chats, moderation],
  },
  session: {
    chunk: 'session-screen',
    load: () => import(/* webpackChunkName: "session-screen" */ '../../views/login/session-screen'),
    modules: [account],
  },
  notifications: {
    chunk: 'notifications-screen',
    load: () =>
      import(/* webpackChunkName: "notifications-screen" */ '../../views/notifications/notifications-screen'),
  },
  home: homeEntry,
  post: {
    chunk: 'post-screen',
    load: () => import(/* webpackChunkName: "post-screen" */ '../../views/posts/post-screen'),
    modules: [...ofPost, drafts, talkingModule],
  },
  answers: {
    chunk: 'post-screen',
    load: () => import(/* webpackChunkName: "post-screen" */ '../../views/posts/post-screen'),
    modules: [...ofPost, drafts, talkingModule],
  },
  communities: {
    chunk: 'communities-screen',
    load: () =>
      import(/* webpackChunkName: "communities-screen" */ '../../views/communities/communities-screen'),
    modules: [membership, communityPages],
  },
  community: {
    chunk: 'community-screen',
    load: () => import(/* webpackChunkName: "community-screen" */ '../../views/communities/community-screen'),
    modules: [membership, communityPages, moderation],
  },
  department: {
    chunk: 'department-screen',
    load: () =>
      import(/* webpackChunkName: "department-screen" */ '../../views/communities/department-screen'),
    modules: [membership, communityPages, moderation],
  },
  'company-community': {
    chunk: 'company-community-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-community-screen" */ '../../views/companies/company-community-screen'
      ),
    modules: [membership, communityPages, moderation],
  },
  'company-posts': {
    chunk: 'company-discussions-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-discussions-screen" */ '../../views/companies/company-posts-screen'
      ),
    modules: [companies, membership, communityPages, moderation],
  },
  'company-questions': {
    chunk: 'company-discussions-screen',
    load: () =>
      import(
        /* webpackChunkName: "company-discussions-screen" */ '../../views/companies/company-questions-screen'
      ),
    modules: [companies, membership, communityPages, moderation],
  },
  companies: {
    chunk: 'companies-screen',
    load: () => import(/* webpackChunkName: "companies-screen" */ '../../views/companies/companies-screen'),
    modules: [companies, headlines],
  },
  reviews: {
    chunk: 'reviews-screen',
    load: () => import(/* webpackChunkName: "reviews-screen" */ '../../views/reviews/reviews-screen'),
    modules: [companies],
  },
  'own-posts': {
    chunk: 'own-posts-screen',
    load: () => import(/* webpackChunkName: "own-posts-screen" */ '../../views/profile/own-posts-screen'),
    modules: [
      () =>
        import(/* webpackChunkName: "own-posts-screen" */ '../modules/profile/own-posts-module').then(
          (file) => file.ownPostsModule,
        ),
    ],
  },
  moderation: {
    chunk: 'moderation-screen',
    load: () =>
      import(/* webpackChunkName: "moderation-screen" */ '../../views/moderation/moderation-screen'),
    modules: [drafts, moderation, grievanceDesk],
  },
  'moderation-log': {
    chunk: 'moderation-log-screen',
    load: () =>
      import(/* webpackChunkName: "moderation-log-screen" */ '../../views/moderation/moderation-log-screen'),
    modules: [moderation],
  },
  employers: {
    chunk: 'employers-screen',
    load: () => import(/* webpackChunkName: "employers-screen" */ '../../views/legal/employers-screen'),
  },
  login: {
    chunk: 'login-screen',
    load: () => import(/* webpackChunkName: "login-screen" */ '../../views/login/login-screen'),
  },
  kit: {
    chunk: 'kit-screen',
    load: () => import(/* webpackChunkName: "kit-screen" */ '../../views/shell/kit-screen'),
  },
};

export const screens: Readonly<Record<ScreenId, ScreenEntry>> = { ...built, ...comingScreens };
