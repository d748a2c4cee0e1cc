import type { LegalPage } from '../core/legal/legal-text';
import type { ScreenEntry } from './screen-entry';

const grievances = () =>
  import(/* webpackChunkName: "grievances-module" */ './modules/grievances-module').then(
    (file) => file.grievancesModule,
  );

/** The pages of rules and of who we are, each with its text in a file of its own. */
export const legalScreens: Readonly<Record<LegalPage, ScreenEntry>> = {
  terms: {
    chunk: 'terms-screen',
    load: () => import(/* webpackChunkName: "terms-screen" */ '../views/screens/terms-screen'),
  },
  'terms-of-use': {
    chunk: 'terms-of-use-screen',
    load: () => import(/* webpackChunkName: "terms-of-use-screen" */ '../views/screens/terms-of-use-screen'),
  },
  privacy: {
    chunk: 'privacy-screen',
    load: () => import(/* webpackChunkName: "privacy-screen" */ '../views/screens/privacy-screen'),
  },
  guidelines: {
    chunk: 'guidelines-screen',
    load: () => import(/* webpackChunkName: "guidelines-screen" */ '../views/screens/guidelines-screen'),
  },
  grievances: {
    chunk: 'grievances-screen',
    load: () => import(/* webpackChunkName: "grievances-screen" */ '../views/screens/grievances-screen'),
    modules: [grievances],
  },
  summons: {
    chunk: 'summons-screen',
    load: () => import(/* webpackChunkName: "summons-screen" */ '../views/screens/summons-screen'),
    modules: [grievances],
  },
  faq: {
    chunk: 'faq-screen',
    load: () => import(/* webpackChunkName: "faq-screen" */ '../views/screens/faq-screen'),
  },
  about: {
    chunk: 'about-screen',
    load: () => import(/* webpackChunkName: "about-screen" */ '../views/screens/about-screen'),
  },
  team: {
    chunk: 'team-screen',
    load: () => import(/* webpackChunkName: "team-screen" */ '../views/screens/team-screen'),
  },
  blog: {
    chunk: 'blog-screen',
    load: () => import(/* webpackChunkName: "blog-screen" */ '../views/screens/blog-screen'),
  },
  credits: {
    chunk: 'credits-screen',
    load: () => import(/* webpackChunkName: "credits-screen" */ '../views/screens/credits-screen'),
  },
};
