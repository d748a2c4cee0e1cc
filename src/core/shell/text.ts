import { BRAND } from '../shared/brand';
import type { NavName } from './main-nav';

export const shellText = {
  tagline: 'Ask the people who work there.',
  description:
    'Company reviews, salaries, interview questions and honest talk about work in India. Read everything without logging in.',
  loading: 'Loading page',
  skip: 'Skip to content',
  home: `${BRAND}, home`,
  search: { label: 'Search', hint: 'Search companies, salaries, interview questions' },
  write: 'Write',
  chats: (unread: number) => (unread === 0 ? 'Chats' : `Chats, ${unread > 999 ? '999+' : unread} unread`),
  notifications: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  menu: 'Menu',
  account: (name: string) => `Menu and account, ${name}`,
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
    notFound: { title: 'Page not found', head: 'Page not found' },
    nearest: 'Companies with a similar name',
    forbidden: { title: 'You can’t open this page', head: 'No access' },
    unauthorised: { title: 'Log in to see this page', head: 'Log in' },
    offline: { title: 'No connection', head: 'Offline' },
    unavailable: { title: 'This page did not load', head: 'Something went wrong' },
    newVersion: {
      title: 'New version available',
      text: 'Save your work, then reload the page.',
      reload: 'Reload',
    },
    retry: 'Try again',
    home: 'Go to home',
    search: 'Search',
  },
};
