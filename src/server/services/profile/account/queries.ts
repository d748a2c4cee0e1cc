import type { ProfileType } from '../../../../core/posts/post';
import type { Services } from '../../services';

type Db = Services['db'];

/** The account and whose chat requests it accepts; its public appearance is in its aliases. */
export const readMember = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .leftJoin('preferences', 'preferences.member_id', 'members.id')
    .select([
      'name',
      'is_reader',
      'is_writer',
      'career_status',
      'career_status_id',
      'is_from_job_portal',
      'avatar_color',
      'selected_profile_type',
      'allow_from',
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirst();

export const readAliases = (db: Db, seals: readonly string[]) =>
  db
    .selectFrom('aliases')
    .select(['id', 'profile_type', 'user_name', 'avatar_seed', 'bio'])
    .where('owner_seal', 'in', seals)
    .orderBy('profile_type')
    .execute();

export const chooseAlias = (db: Db, memberId: string, type: ProfileType) =>
  db.updateTable('members').set({ selected_profile_type: type }).where('id', '=', memberId).execute();
