import cookies from '@fastify/cookie';
import { readPreferences } from '../services/profile/account/preference-queries';
import type { Services } from '../services/services';
import { cookieNames, tokensIn } from '../session-cookies';
import { callerOf } from '../sessions';

export const isCounted =
  ({ db }: Pick<Services, 'db'>, { publicOrigin }: { readonly publicOrigin: string }) =>
  async (cookie: string): Promise<boolean> => {
    const { access } = tokensIn(cookies.parse(cookie), cookieNames(publicOrigin));
    const caller = access === undefined ? undefined : await callerOf(db, access, new Date());
    return caller !== undefined && (await readPreferences(db, caller.memberId)).analytics;
  };
