import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import type { Services } from '../../../src/server/services/services';

const ASHA = 'Mb1asha2Nair3Qx4';
const HER_ALIAS = 'FcQuietMonsoona000';
const HIS_ALIAS = 'FcTokenNumber47a000';
const SALARY_TALK = { community_type: 'TOPIC', community_id: 42 } as const;

/** What was decided in the months before, oldest first. The content is gone, so only these facts are left. */
const EARLIER = [
  [171, 'POST', 'HIDE', 'A1'],
  [164, 'COMMENT', 'KEEP', 'K1'],
  [152, 'REVIEW', 'HIDE', 'P1'],
  [147, 'COMMENT', 'HIDE', 'A1'],
  [139, 'PHOTO', 'HIDE', 'P1'],
  [128, 'POST', 'KEEP', 'K1'],
  [121, 'POST', 'HIDE', 'S1'],
  [113, 'INTERVIEW', 'KEEP', 'K1'],
  [104, 'COMMENT', 'HIDE', 'U1'],
  [92, 'MESSAGE', 'HIDE', 'A1'],
  [85, 'REVIEW', 'KEEP', 'K1'],
  [77, 'POST', 'HIDE', 'O1'],
  [63, 'COMMENT', 'HIDE', 'S1'],
  [58, 'POST', 'HIDE', 'A1'],
  [51, 'REVIEW', 'HIDE', 'U1'],
  [44, 'POST', 'KEEP', 'K1'],
  [36, 'COMMENT', 'HIDE', 'P1'],
  [27, 'MESSAGE', 'KEEP', 'K1'],
  [19, 'POST', 'HIDE', 'S1'],
  [11, 'COMMENT', 'KEEP', 'K1'],
  [4, 'POST', 'HIDE', 'U1'],
] as const;
/** Authors appealed two of them. */
const APPEALED: readonly number[] = [128, 44];

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
  await seedEarlierDecisions(db, created_at);
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

const seedEarlierDecisions = (db: Kysely<Tables>, today: Date) =>
  db
    .insertInto('moderation_decisions')
    .values(
      EARLIER.map(([daysAgo, resource_type, decision, rule]) => ({
        id: `Lg0earlier${String(daysAgo).padStart(6, '0')}`,
        resource_type,
        resource_id: '',
        decision,
        rule,
        message: '',
        is_appeal: APPEALED.includes(daysAgo),
        decided_on: new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10),
      })),
    )
    .execute();
