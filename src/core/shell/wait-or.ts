import type { Failure } from '../shared/failure';
import { en } from './en';

/** What is said of something that was not done: how long to wait where that is known, else the place's own words. */
export const waitOr = ({ kind, retryAfter }: Failure, otherwise: string): string =>
  kind === 'limited' && retryAfter !== undefined ? en.errors.limited(retryAfter) : otherwise;
