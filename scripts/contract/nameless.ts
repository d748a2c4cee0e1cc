import type { Operation } from '../api/spec';

/** Whether the operation refuses everything that names its caller, so that the verifier sends it no session. */
export const isNameless = ({ codes }: Operation): boolean =>
  codes['400']?.includes('IDENTIFYING_HEADER') ?? false;
