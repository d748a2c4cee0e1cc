import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';

const ASHA = 'Mb1asha2Nair3Qx4';
const HER_ALIAS = 'FcQuietMonsoona000';
const HIS_ALIAS = 'FcTokenNumber47a000';
const SALARY_TALK = { community_type: 'TOPIC', community_id: 42 } as const;

/** A moderation queue, a hidden post with its log entry, and a pinned post. */
export async function seedModerationExamples(db: Kysely<Tables>, { now }: Services): Promise<void> {
  const created_at = new Date(Math.floor(now().getTime() / 3_600_000) * 3_600_000 - 7_200_000);
  const common = { ...SALARY_TALK, kind: 'TEXT', created_at } as const;
  await db
    .insertInto('posts')
    .values([
      {
        ...common,
        id: 'Md1heldQ7xLm2Rc5',
        alias_id: HIS_ALIAS,
        title: 'Our trainer is an idiot',
        content: 'He has been one since June.',
        status: 'FLAGGED',
        hold_reason: 'ABUSE',
      },
      {
        ...common,
        id: 'Md2mineR4tKw8Zb6',
        alias_id: HER_ALIAS,
        title: 'Who signs the relieving letter?',
        content: 'Mine came without a signature.',
        status: 'AUTHOR_REJECTED',
        hold_reason: 'MODERATOR',
      },
      {
        ...common,
        id: 'Pn1welcome4Kd9Rb',
        alias_id: HIS_ALIAS,
        title: 'Read this first: how to compare two offers',
        content: 'Compare what reaches your account each month, then the rest, then what only may come.',
        is_pinned: true,
      },
    ])
    .execute();
  // She is also a moderator, so that this can be tried.
  await db.updateTable('members').set({ staff_role: 'moderator' }).where('id', '=', ASHA).execute();
  const decided = { resource_type: 'POST', is_appeal: false, rule: 'P1' } as const;
  await db
    .insertInto('moderation_decisions')
    .values({
      ...decided,
      id: 'Lg1decis7Kq2Vx9m',
      resource_id: 'Md2mineR4tKw8Zb6',
      decision: 'HIDE',
      message: 'The second line names someone.',
      decided_on: created_at.toISOString().slice(0, 10),
    })
    .execute();
}
