import { openDatabase } from '../../../src/server/db/engine';
import { migrate } from '../../../src/server/db/migrate';
import { secretsFrom } from '../../../src/server/secrets';
import { aliasSeal } from '../../../src/server/services/profile/account/viewer';
import { sessionHash } from '../../../src/server/sessions';

/** The smallest useful data: voters with sessions, and posts to vote on. */

export const SECRET_KEY = 'a secret that only these tests know of';
const POSTS = 5;
const VOTERS = 16;
const FAR_AWAY = new Date('2100-01-01T00:00:00Z');

export const posts = Array.from({ length: POSTS }, (_, index) => `Ppost0000000000${index}`);
export const voters = Array.from({ length: VOTERS }, (_, index) => ({
  id: `Mvoter${String(index).padStart(10, '0')}`,
  token: `token-of-voter-${index}`,
}));

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export async function seedTestData(place: Place): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  await seedPosts(database.db);
  await seedVoters(database.db);
  await database.close();
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

async function seedPosts(db: Db): Promise<void> {
  const community = {
    type: 'TOPIC',
    entity_id: 1,
    name: 'Pay',
    slug: 'pay',
    logo: 'pay',
    category: 'Work',
  } as const;
  await db.insertInto('communities').values(community).execute();
  const alias = {
    id: 'Fface0000000001',
    owner_seal: 'nobody',
    profile_type: 'ANONYMOUS',
    user_name: 'Fern',
  } as const;
  await db
    .insertInto('aliases')
    .values({ ...alias, avatar_seed: 'fern', bio: '' })
    .execute();
  const rows = posts.map((id, index) => ({
    id,
    alias_id: alias.id,
    community_type: 'TOPIC' as const,
    community_id: 1,
    kind: 'TEXT' as const,
    title: `Post ${index}`,
    content: 'What would you do?',
    media: '[]',
    created_at: new Date(Date.UTC(2026, 10, 1, index)),
  }));
  await db.insertInto('posts').values(rows).execute();
}

async function seedVoters(db: Db): Promise<void> {
  await db
    .insertInto('members')
    .values(voters.map(({ id }) => ({ id, name: id, is_reader: true, is_writer: true })))
    .execute();
  const sessions = voters.map(({ id, token }) => ({
    token_hash: sessionHash(token),
    member_id: id,
    expires_at: FAR_AWAY,
  }));
  await db.insertInto('sessions').values(sessions).execute();
}

export const ROOM = 'Gr4TalkingRoom01';

/** Gives every voter an anonymous alias, and a seat in a room where they talk. */
export async function seedTalkers(db: Db): Promise<void> {
  const services = secretsFrom(SECRET_KEY);
  const aliases = voters.map(({ id }, index) => ({
    id: `Atalker${String(index).padStart(9, '0')}`,
    owner_seal: aliasSeal(services, 'ANONYMOUS', id),
    profile_type: 'ANONYMOUS' as const,
    user_name: `Talker ${index}`,
    avatar_seed: 'fern',
    bio: 'Works in an office',
  }));
  await db.insertInto('aliases').values(aliases).execute();
  const room = {
    id: ROOM,
    kind: 'ROOM',
    audience: 'JOBSEEKER',
    name: 'Talking',
    members: voters.length,
  } as const;
  await db
    .insertInto('chat_groups')
    .values({ ...room, community_type: null, community_id: null, pair: null })
    .execute();
  await db
    .insertInto('chat_seats')
    .values(aliases.map(({ id }) => ({ group_id: ROOM, alias_id: id, status: 'ACTIVE' as const })))
    .execute();
}
