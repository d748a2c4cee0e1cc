import type { operations } from '../../../contracts/untraceable';
import { shownHolders, validMonths } from '../../../core/untraceable/rules';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import { handleAuthorRequest } from './author-handler';
import { createUntraceable, createUntraceableComment } from './create-untraceable';
import { listedKeys } from './token-queries';

/** Takes tokens and author keys. The registrar refuses every request that names a member. */
export const untraceableHandlers = (services: Services): Handlers<operations> => ({
  listTokenKeys: async () => {
    const rows = await listedKeys(services.db, validMonths(services.now()));
    const keys = rows.map((row) => ({
      keyId: row.key_id,
      publicKey: row.public_key,
      kind: row.group_kind,
      entityId: row.group_id,
      name: row.group_name,
      month: row.month,
      members: shownHolders(row.holders),
    }));
    return { status: 200, body: { keys } };
  },

  createUntraceablePost: async ({ header, body }) => ({
    status: 201,
    body: await createUntraceable(services, header.authorization, body),
  }),

  createUntraceableComment: async ({ header, body }) => ({
    status: 201,
    body: await createUntraceableComment(services, header.authorization, body),
  }),

  sendAuthorRequest: async ({ path: { id }, body }) => ({
    status: 200,
    body: await handleAuthorRequest(services, { type: 'POST', id }, body),
  }),

  sendCommentAuthorRequest: async ({ path: { id }, body }) => ({
    status: 200,
    body: await handleAuthorRequest(services, { type: 'COMMENT', id }, body),
  }),
});
