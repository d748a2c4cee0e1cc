import { pathTo } from './screens';

export type ShortcutName = (typeof SHORTCUTS)[number]['name'];

export const SHORTCUTS = [
  { name: 'companies', path: pathTo('companies'), icon: 'building-2' },
  { name: 'reviews', path: pathTo('reviews'), icon: 'star' },
  { name: 'salaries', path: pathTo('salaries'), icon: 'indian-rupee' },
  { name: 'interviews', path: pathTo('interviews'), icon: 'messages-square' },
  { name: 'jobs', path: pathTo('jobs'), icon: 'briefcase' },
  { name: 'communities', path: pathTo('communities'), icon: 'users' },
  { name: 'compare', path: pathTo('compare'), icon: 'scale' },
  { name: 'takeHome', path: pathTo('take-home'), icon: 'wallet' },
  { name: 'gratuity', path: pathTo('gratuity'), icon: 'gift' },
  { name: 'hra', path: pathTo('hra'), icon: 'house' },
  { name: 'salaryHike', path: pathTo('salary-hike'), icon: 'trending-up' },
  { name: 'paidFairly', path: pathTo('paid-fairly'), icon: 'chart-column' },
  { name: 'awards', path: pathTo('awards'), icon: 'trophy' },
] as const;
