import type { Failure } from '../shared/failure';

/** The service requires a recent login for this operation, so the member has to log in again first. */
export const needsFreshLogin = ({ code }: Pick<Failure, 'code'>): boolean => code === 'FRESH_LOGIN_REQUIRED';
