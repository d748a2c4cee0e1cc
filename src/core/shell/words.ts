import { BRAND } from '../shared/brand';
import type { NavName } from './main-nav';

/** The texts of what stands around every screen. */
export const shellWords = {
  tagline: 'Ask the people who work there.',
  description: `Reviews, salaries, interview questions and plain talk about work in India, from the people who do it. Read everything without logging in.`,
  loading: 'Loading the page',
  skip: 'Skip to the page',
  home: `${BRAND}, home`,
  search: { label: 'Search', hint: 'Search companies, salaries, interview questions' },
  write: 'Write',
  chats: 'Chats',
  notifications: 'Notifications',
  menu: 'Menu',
  account: (name: string) => `Menu and account of ${name}`,
  login: 'Log in',
  nav: {
    label: 'Main',
    names: {
      home: 'Home',
      communities: 'Communities',
      companies: 'Companies',
      reviews: 'Reviews',
      salaries: 'Salaries',
      interviews: 'Interviews',
      jobs: 'Jobs',
      awards: 'Awards',
    } satisfies Record<NavName, string>,
  },
  problem: {
    notFound: { title: 'This page is not here', head: 'Page not found' },
    forbidden: { title: 'This page is not open to you', head: 'Not open to you' },
    unauthorised: { title: 'This page needs you to log in', head: 'Log in' },
    offline: { title: 'No connection', head: 'Offline' },
    unavailable: { title: 'This page did not load', head: 'Something went wrong' },
    newVersion: {
      title: 'There is a newer version',
      text: 'Save what you were writing, then load this page again.',
      reload: 'Load again',
    },
    retry: 'Try again',
    home: 'Go to home',
    search: 'Search',
  },
};
