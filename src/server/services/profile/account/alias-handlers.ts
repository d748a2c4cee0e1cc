import { sql } from 'kysely';
import type { components, operations } from '../../../../contracts/career';
import { lookOf, type NameProblem, nameProblem } from '../../../../core/onboarding/user-name';
import { inTurn } from '../../../db/in-turn';
import { whileAccountExists } from '../../../http/during-account';
import type { Handlers } from '../../../http/handlers';
import { notFound, type Refusal, refusedField } from '../../../http/refusal';
import type { Services } from '../../services';
import { markUnsettled, readCareer } from '../career/career-queries';
import { settle } from '../career/settle-career';
import { makeMany, randomAvatar, randomName } from './alias-names';
import { readAliases, readMember } from './queries';
import { aliasSeal, signedIn, type Viewer } from './viewer';

type Wire = components['schemas'];
type AliasHandlers = Pick<
  Handlers<operations>,
  'readAnonymousProfile' | 'saveAnonymousProfile' | 'suggestAliases' | 'checkUserName'
>;

const NAMES_SHOWN = 3;
const AVATARS_SHOWN = 6;
/** `lookOf` in SQL; must match the expression of the index. */
const LOOK = sql<string>`replace(replace(translate(lower(user_name), 'i10_', 'llo'), 'rn', 'm'), 'vv', 'w')`;

export const aliasHandlers = (services: Services): AliasHandlers => {
  const { db } = services;
  const sealOf = (viewer: Viewer) => aliasSeal(services, 'ANONYMOUS', viewer.memberId);

  const problemOf = async (viewer: Viewer, userName: string): Promise<NameProblem | undefined> => {
    const member = await readMember(db, viewer.memberId);
    const problem = nameProblem(userName, member ? [member.name] : []);
    if (problem) return problem;
    return (await isTaken(db, userName, sealOf(viewer))) ? 'TAKEN' : undefined;
  };

  return {
    readAnonymousProfile: async ({ caller }) => {
      const viewer = signedIn(services, caller);
      return { status: 200, body: await presentAlias(services, viewer, sealOf(viewer)) };
    },

    saveAnonymousProfile: async ({ body, caller }) => {
      const viewer = signedIn(services, caller);
      const owner = sealOf(viewer);
      const [alias] = await readAliases(db, [owner]);
      const isNew = alias?.user_name.toLowerCase() !== body.userName.toLowerCase();
      const problem = isNew ? await problemOf(viewer, body.userName) : undefined;
      if (problem) throw refusedName(problem);
      await keep(services, viewer, { owner, choice: body, isNew });
      return { status: 200, body: await presentAlias(services, viewer, owner) };
    },

    suggestAliases: async ({ caller }) => {
      signedIn(services, caller);
      return {
        status: 200,
        body: { userNames: await freeNames(db), avatars: [...makeMany(AVATARS_SHOWN, randomAvatar)] },
      };
    },

    checkUserName: async ({ query, caller }) => {
      const reason = await problemOf(signedIn(services, caller), query.q);
      return {
        status: 200,
        body: { valid: !reason, reason: reason ?? null, suggestions: reason ? await freeNames(db) : [] },
      };
    },
  };
};

async function presentAlias(
  { db }: Services,
  viewer: Viewer,
  owner: string,
): Promise<Wire['AnonymousProfile']> {
  const member = await readMember(db, viewer.memberId);
  if (!member) throw notFound();
  const [alias] = await readAliases(db, [owner]);
  const avatar = alias ? `/art/kolam/${alias.avatar_seed}.svg` : '';
  return {
    userName: alias?.user_name ?? '',
    avatarUri: avatar,
    avatarColor: member.avatar_color,
    fullAvatarUrl: avatar,
  };
}

interface Choice {
  readonly owner: string;
  readonly choice: Wire['AliasChoice'];
  /** A member keeps a name that was chosen before another that looks like it. */
  readonly isNew: boolean;
}

/** Writes the alias and the account in separate transactions; after an interruption the hourly job completes them. */
async function keep(services: Services, viewer: Viewer, { owner, choice, isNew }: Choice): Promise<void> {
  const { db } = services;
  const seed = choice.avatarUri.replace(/^.*\/|\.svg$/g, '');
  await markUnsettled(db, viewer.memberId);
  await whileAccountExists(db, viewer, (transaction) =>
    // Another member may choose the same name, or one that looks like it, at the same time.
    inTurn(transaction, `alias ${lookOf(choice.userName)}`, async (inside) => {
      if (isNew && (await isTaken(inside, choice.userName, owner))) throw refusedName('TAKEN');
      await sql`
        insert into aliases (id, owner_seal, profile_type, user_name, avatar_seed, bio)
        values (${services.newId()}, ${owner}, 'ANONYMOUS', ${choice.userName}, ${seed}, '')
        on conflict (owner_seal) do update set user_name = excluded.user_name, avatar_seed = excluded.avatar_seed,
          is_mixed = false`.execute(inside);
    }),
  );
  await db
    .updateTable('members')
    .set({ avatar_color: choice.avatarColor })
    .where('id', '=', viewer.memberId)
    .execute();
  if (await readCareer(services, viewer.memberId)) await settle(services, viewer.memberId);
}

const refusedName = (problem: NameProblem): Refusal => refusedField(problem, 'userName');

const isTaken = async (db: Services['db'], userName: string, owner: string): Promise<boolean> => {
  const rows = await db
    .selectFrom('aliases')
    .select('id')
    .where(LOOK, '=', lookOf(userName))
    .where('profile_type', '=', sql.lit('ANONYMOUS' as const))
    .where('owner_seal', '<>', owner)
    .execute();
  return rows.length > 0;
};

async function freeNames(db: Services['db']): Promise<string[]> {
  const names = [...new Set(makeMany(NAMES_SHOWN * 2, randomName))];
  const taken = await db
    .selectFrom('aliases')
    .select(LOOK.as('look'))
    .where(LOOK, 'in', names.map(lookOf))
    .where('profile_type', '=', sql.lit('ANONYMOUS' as const))
    .execute();
  const gone = new Set(taken.map(({ look }) => look));
  return names.filter((name) => !gone.has(lookOf(name))).slice(0, NAMES_SHOWN);
}
