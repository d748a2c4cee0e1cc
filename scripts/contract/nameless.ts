import type { Operation } from '../api/spec';

/**
 * Whether the operation refuses requests that identify their caller, so that the verifier sends no session.
 */
export const isNameless = ({ codes }: Operation): boolean =>
  codes['400']?.includes('IDENTIFYING_HEADER') ?? false;
