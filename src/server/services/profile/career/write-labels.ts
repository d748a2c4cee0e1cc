import { type RawBuilder, sql } from 'kysely';
import { inTurn } from '../../../db/in-turn';
import type { Services } from '../../services';
import type { Designation } from './designation';
import { type LabelClass, textOf } from './label-groups';
import { wasSeen } from './shown-labels';

type Db = Services['db'];

export interface LabelMove {
  readonly id: string;
  readonly from: LabelClass;
  readonly target: Designation;
}

/** Aliases per transaction that no one has seen. */
const AT_ONCE = 1000;

export const ofClass = (alias: RawBuilder<unknown>, { shown, history }: LabelClass) => sql<boolean>`
  (${alias}.profile_type = 'DESIGNATION' and ${alias}.bio = ${shown.bio} and ${alias}.user_name = ${shown.name}
    and ${alias}.is_verified = ${shown.isVerified} and ${alias}.label_history = ${history})`;

/** The seal of all labels up to this one. */
export const historyAfter = ({ seal }: Pick<Services, 'seal'>, { shown, history }: LabelClass): string =>
  seal('label history', `${history} ${textOf(shown)}`);

/** The history of an alias contains only labels that others have seen. The caller has locked the aliases. */
export async function moveLabels(
  services: Pick<Services, 'db' | 'seal'>,
  moves: readonly LabelMove[],
): Promise<void> {
  const rows = moves.map(({ id, from, target }) => ({
    id,
    ...target,
    history: historyAfter(services, from),
  }));
  await sql`
    update aliases a set user_name = m.name, bio = m.bio, is_verified = m."isVerified", is_mixed = false,
      label_history = case when ${wasSeen(sql`a.id`)} then m.history else '' end
    from json_to_recordset(${JSON.stringify(rows)}::json) m
      (id text, name text, bio text, "isVerified" boolean, history text)
    where a.id = m.id`.execute(services.db);
}

/** Aliases that no one has seen take a label that others show, in random order. */
export async function labelUnseen(db: Db, moves: readonly LabelMove[]): Promise<void> {
  const inOrder = moves
    .map(({ id, from, target }) => ({ id, shown: from.shown.bio, ...target }))
    .sort((item, other) => (item.id < other.id ? -1 : 1));
  for (let start = 0; start < inOrder.length; start += AT_ONCE) {
    const rows = inOrder.slice(start, start + AT_ONCE);
    const { rows: unseen } = await sql<{ id: string }>`
      select a.id from aliases a join json_to_recordset(${JSON.stringify(rows)}::json) m
        (id text, shown text, name text, bio text, "isVerified" boolean) on m.id = a.id
      where a.bio = m.shown and not ${wasSeen(sql`a.id`)} and exists (
        select from aliases s where s.profile_type = 'DESIGNATION'
          and s.bio = m.bio and s.user_name = m.name and s.is_verified = m."isVerified")`.execute(db);
    const ids = new Set(unseen.map(({ id }) => id));
    if (ids.size > 0)
      await writeUnseen(
        db,
        rows.filter(({ id }) => ids.has(id)),
      );
  }
}

const writeUnseen = (
  db: Db,
  rows: readonly (Designation & { readonly id: string; readonly shown: string })[],
) =>
  inTurn(db, 'change labels', async (own) => {
    // A post that is being written waits for this lock, or this lock for the post.
    await sql`
      select from aliases where id = any(${rows.map(({ id }) => id)}) order by id for update`.execute(own);
    await sql`
      update aliases a set user_name = m.name, bio = m.bio, is_verified = m."isVerified", is_mixed = false,
        label_history = ''
      from json_to_recordset(${JSON.stringify(rows)}::json) m
        (id text, shown text, name text, bio text, "isVerified" boolean)
      where a.id = m.id and a.bio = m.shown and not ${wasSeen(sql`a.id`)}`.execute(own);
  });
