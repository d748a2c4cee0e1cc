import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { parse } from 'yaml';
import type { components as Tokens } from '../../../src/contracts/tokens';
import type { components as Untraceable } from '../../../src/contracts/untraceable';
import { validMonths } from '../../../src/core/untraceable/rules';
import type { Tables } from '../../../src/server/db/tables';
import { requestHash } from '../../../src/server/http/respond-once';
import type { Services } from '../../../src/server/services/services';
import { authorKeyHash } from '../../../src/server/services/untraceable/author-signature';
import { groupAlias } from '../../../src/server/services/untraceable/group-alias';
import { insertKey } from '../../../src/server/services/untraceable/token-keys';
import { shifted } from '../example-time';

interface ExampleKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

interface ExampleDocument<Body> {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly post: {
          readonly requestBody: {
            readonly content: { readonly 'application/json': { readonly example: Body } };
          };
          readonly responses: {
            readonly 200: {
              readonly content: { readonly 'application/json': { readonly example: unknown } };
            };
          };
        };
      }
    >
  >;
}

const ASHA = 'Mb1asha2Nair3Qx4';
const GROUP = { kind: 'COMPANY', id: 1001, name: 'Zentrix Labs' } as const;
/** Enough members to hide an author. */
const HOLDERS = 24;
const COMMENT = 'Un1traceableComment8Yh';
const COMMENT_PATH = '/v1/comments/{id}/author';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');

const contract = <Body>(name: string): ExampleDocument<Body> =>
  parse(read(`../../../openapi/${name}.yaml`), { merge: true }) as ExampleDocument<Body>;

/**
 * The keys of two months, the batch of the example member, and a post and a comment whose author keys signed the examples.
 */
export async function seedUntraceable(db: Kysely<Tables>, services: Services): Promise<void> {
  const [current = '', previous = ''] = validMonths(services.now());
  const keys = JSON.parse(read('example-keys.json')) as Readonly<Record<'previous' | 'current', ExampleKey>>;
  for (const [month, key] of [
    [current, keys.current],
    [previous, keys.previous],
  ] as const)
    await insertKey(
      { ...services, db },
      {
        ...GROUP,
        month,
        publicKey: Buffer.from(key.publicKey, 'base64url'),
        privateKey: Buffer.from(key.privateKey, 'base64url'),
        holders: HOLDERS,
      },
    );
  const { requests } = exampleOf<Tokens['schemas']['TokenBatch']>('tokens', '/v1/batch').body;
  await db
    .insertInto('token_batches')
    .values({
      holder_seal: services.seal('tokens', ASHA),
      month: previous,
      request_hash: requestHash(services, requests),
    })
    .execute();
  await seedPost(db, services);
  await seedComment(db, services);
}

async function seedPost(db: Kysely<Tables>, services: Services): Promise<void> {
  const { body, answer: example } = exampleOf<AuthorRequest>('untraceable', '/v1/posts/{id}/author');
  const { postId, title, content, appearsOn } = example as Untraceable['schemas']['AuthorView'];
  await db
    .insertInto('posts')
    .values({
      id: postId,
      alias_id: await groupAlias({ ...services, db }, GROUP),
      ...{ community_type: 'COMPANY', community_id: GROUP.id, kind: 'TEXT' },
      ...{ title, content, created_at: shifted(appearsOn, services) },
    })
    .execute();
  await db
    .insertInto('untraceable_items')
    .values({ item_id: postId, author_key_hash: hashOf(body) })
    .execute();
}

async function seedComment(db: Kysely<Tables>, services: Services): Promise<void> {
  const { body, answer: example } = exampleOf<AuthorRequest>('untraceable', COMMENT_PATH);
  const { postId, content, appearsOn } = example as Untraceable['schemas']['AuthorView'];
  await db
    .insertInto('comments')
    .values({
      ...{ id: COMMENT, post_id: postId, parent_id: null, text: content },
      alias_id: await groupAlias({ ...services, db }, GROUP),
      created_at: shifted(appearsOn, services),
    })
    .execute();
  await db.updateTable('posts').set({ comments: 1 }).where('id', '=', postId).execute();
  await db
    .insertInto('untraceable_items')
    .values({ item_id: COMMENT, author_key_hash: hashOf(body) })
    .execute();
}

type AuthorRequest = Untraceable['schemas']['AuthorRequest'];

const hashOf = ({ authorKey }: AuthorRequest): string => authorKeyHash(authorKey) ?? '';

function exampleOf<Body>(name: string, path: string): { readonly body: Body; readonly answer: unknown } {
  const operation = contract<Body>(name).paths[path]?.post;
  if (!operation) throw new Error(`The contract ${name} has no POST ${path}.`);
  return {
    body: operation.requestBody.content['application/json'].example,
    answer: operation.responses[200].content['application/json'].example,
  };
}
