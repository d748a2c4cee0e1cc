import type { Failure } from '../shared/failure';

/** The service does this only shortly after a login: the member has to log in again first. */
export const needsFreshLogin = ({ code }: Pick<Failure, 'code'>): boolean => code === 'FRESH_LOGIN_REQUIRED';
