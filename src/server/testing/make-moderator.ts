import type { Services } from '../services/services';

export const makeModerator = (db: Services['db'], memberId: string) =>
  db.updateTable('members').set({ staff_role: 'moderator' }).where('id', '=', memberId).execute();
