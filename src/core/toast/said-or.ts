import type { Failure } from '../shared/failure';
import { waitOr } from './wait-or';

/** What is said of something refused: the service's own sentence where it sent one, else the place's own words. */
export const saidOr = (failure: Failure, otherwise: string): string =>
  waitOr(
    failure,
    failure.code !== undefined && failure.message !== failure.kind ? failure.message : otherwise,
  );
