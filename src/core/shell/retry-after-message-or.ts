import type { Failure } from '../shared/failure';
import { en } from './en';

/** The time to wait if the response states it, else the fallback text. */
export const retryAfterMessageOr = ({ kind, retryAfter }: Failure, otherwise: string): string =>
  kind === 'limited' && retryAfter !== undefined ? en.errors.limited(retryAfter) : otherwise;
