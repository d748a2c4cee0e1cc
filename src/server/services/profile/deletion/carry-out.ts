import { sql } from 'kysely';
import type { DeletionChoiceRow } from '../../../db/profile-tables';
import { endChats } from '../../chat/end-chats';
import type { Services } from '../../services';
import {
  ensureFormerMember,
  leaveBenefitReports,
  leaveComments,
  leavePosts,
  releaseContributions,
  removeBenefitReports,
  removeComments,
  removeInterviews,
  removePhotoReports,
  removePosts,
  removeReviews,
  removeSalaries,
  scatterVotes,
} from './account-deletion-queries';
import { lowerCount, removeVotes } from './counts-to-lower';
import type { AccountDeletion } from './ending-queries';

type Db = Services['db'];

/** Returns the keys of pictures that are no longer in use. */
export async function carryOut(
  services: Pick<Services, 'db' | 'cursors' | 'now'>,
  part: AccountDeletion,
): Promise<readonly string[]> {
  const { db } = services;
  const { seal, kind, fate } = part;
  switch (kind) {
    case 'CHAT':
      await endChats(db, seal);
      return [];
    case 'POST':
    case 'COMMENT':
      return releaseAlias(db, seal, kind, fate);
    case 'REVIEW':
      await (fate === 'REMOVE'
        ? removeReviews(db, seal, services.now())
        : releaseContributions(db, kind, seal));
      return [];
    case 'SALARY':
      if (fate === 'REMOVE') await removeSalaries(db, seal);
      return [];
    case 'INTERVIEW':
      await (fate === 'REMOVE' ? removeInterviews(db, seal) : releaseContributions(db, kind, seal));
      return [];
    case 'BENEFITS':
      await (fate === 'REMOVE' ? removeBenefitReports(db, seal) : leaveBenefitReports(db, seal));
      return [];
    case 'PHOTOS':
      if (fate === 'REMOVE') return removePhotoReports(db, seal);
      await releaseContributions(db, kind, seal);
      return [];
    case 'VOTE':
      await (fate === 'REMOVE' ? removeVotes(services, seal) : scatterVotes(db, seal));
      return [];
    case 'COUNT':
      await lowerCount(db, part);
      return [];
    default:
      return kind satisfies never;
  }
}

async function releaseAlias(
  db: Db,
  seal: string,
  kind: 'POST' | 'COMMENT',
  fate: DeletionChoiceRow['fate'],
): Promise<readonly string[]> {
  const alias = await db.selectFrom('aliases').select('id').where('owner_seal', '=', seal).executeTakeFirst();
  if (!alias) return [];
  await ensureFormerMember(db);
  const pictures = kind === 'POST' && fate === 'REMOVE' ? await removePosts(db, alias.id) : [];
  if (kind === 'POST' && fate === 'KEEP') await leavePosts(db, alias.id);
  if (kind === 'COMMENT')
    await (fate === 'REMOVE' ? removeComments(db, alias.id) : leaveComments(db, alias.id));
  // Notices of replies since the account ended would join the posts and comments that stay.
  await db.deleteFrom('notices').where('recipient_seal', '=', seal).execute();
  await sql`
    delete from aliases f where f.id = ${alias.id}
      and not exists (select from posts where alias_id = f.id)
      and not exists (select from comments where alias_id = f.id)`.execute(db);
  return pictures;
}
