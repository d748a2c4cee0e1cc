import { openDatabase } from '../../../src/server/db/engine';
import { migrate } from '../../../src/server/db/migrate';
import { sessionHash } from '../../../src/server/sessions';

/** A world just large enough to break: voters with sessions, and posts to vote on. */

export const SECRET_KEY = 'a secret that only these tests know of';
const POSTS = 5;
const VOTERS = 16;
const FAR_AWAY = new Date('2100-01-01T00:00:00Z');

export const posts = Array.from({ length: POSTS }, (_, at) => `Ppost0000000000${at}`);
export const voters = Array.from({ length: VOTERS }, (_, at) => ({
  id: `Mvoter${String(at).padStart(10, '0')}`,
  token: `token-of-voter-${at}`,
}));

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
}

export async function plantSmallWorld(place: Place): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database);
  await plantPosts(database.db);
  await plantVoters(database.db);
  await database.close();
}

type Db = Awaited<ReturnType<typeof openDatabase>>['db'];

async function plantPosts(db: Db): Promise<void> {
  const community = {
    type: 'TOPIC',
    entity_id: 1,
    name: 'Pay',
    slug: 'pay',
    logo: 'pay',
    category: 'Work',
  } as const;
  await db.insertInto('communities').values(community).execute();
  const face = {
    id: 'Fface0000000001',
    owner_seal: 'nobody',
    profile_type: 'ANONYMOUS',
    user_name: 'Fern',
  } as const;
  await db
    .insertInto('faces')
    .values({ ...face, avatar_seed: 'fern', bio: '' })
    .execute();
  const rows = posts.map((id, at) => ({
    id,
    face_id: face.id,
    community_type: 'TOPIC' as const,
    community_id: 1,
    kind: 'TEXT' as const,
    title: `Post ${at}`,
    content: 'What would you do?',
    media: '[]',
    created_at: new Date(Date.UTC(2026, 10, 1, at)),
  }));
  await db.insertInto('posts').values(rows).execute();
}

async function plantVoters(db: Db): Promise<void> {
  await db
    .insertInto('members')
    .values(voters.map(({ id }) => ({ id, name: id, is_reader: true })))
    .execute();
  const sessions = voters.map(({ id, token }) => ({
    token_hash: sessionHash(token),
    member_id: id,
    expires_at: FAR_AWAY,
  }));
  await db.insertInto('sessions').values(sessions).execute();
}
