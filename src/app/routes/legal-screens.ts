import type { LegalPage } from '../../core/legal/legal-text';
import { drafts } from '../drafts';
import type { ScreenEntry } from './screen-entry';

const grievances = () =>
  import(/* webpackChunkName: "grievances-module" */ '../modules/moderation/grievances-module').then(
    (file) => file.grievancesModule,
  );

export const legalScreens: Readonly<Record<LegalPage, ScreenEntry>> = {
  terms: {
    chunk: 'terms-screen',
    load: () => import(/* webpackChunkName: "terms-screen" */ '../../views/legal/terms-screen'),
  },
  'terms-of-use': {
    chunk: 'terms-of-use-screen',
    load: () => import(/* webpackChunkName: "terms-of-use-screen" */ '../../views/legal/terms-of-use-screen'),
  },
  privacy: {
    chunk: 'privacy-screen',
    load: () => import(/* webpackChunkName: "privacy-screen" */ '../../views/legal/privacy-screen'),
  },
  guidelines: {
    chunk: 'guidelines-screen',
    load: () => import(/* webpackChunkName: "guidelines-screen" */ '../../views/legal/guidelines-screen'),
  },
  grievances: {
    chunk: 'grievances-screen',
    load: () =>
      import(/* webpackChunkName: "grievances-screen" */ '../../views/moderation/grievances-screen'),
    modules: [drafts, grievances],
  },
  summons: {
    chunk: 'summons-screen',
    load: () => import(/* webpackChunkName: "summons-screen" */ '../../views/moderation/summons-screen'),
    modules: [drafts, grievances],
  },
  faq: {
    chunk: 'faq-screen',
    load: () => import(/* webpackChunkName: "faq-screen" */ '../../views/legal/faq-screen'),
  },
  trust: {
    chunk: 'trust-screen',
    load: () => import(/* webpackChunkName: "trust-screen" */ '../../views/legal/trust-screen'),
  },
  about: {
    chunk: 'about-screen',
    load: () => import(/* webpackChunkName: "about-screen" */ '../../views/legal/about-screen'),
  },
  team: {
    chunk: 'team-screen',
    load: () => import(/* webpackChunkName: "team-screen" */ '../../views/legal/team-screen'),
  },
  blog: {
    chunk: 'blog-screen',
    load: () => import(/* webpackChunkName: "blog-screen" */ '../../views/legal/blog-screen'),
  },
  credits: {
    chunk: 'credits-screen',
    load: () => import(/* webpackChunkName: "credits-screen" */ '../../views/legal/credits-screen'),
  },
};
