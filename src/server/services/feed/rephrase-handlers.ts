import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/writing';
import { isTooShortToRephrase, rephraseLimit } from '../../../core/composer/rephrase';
import type { Handlers } from '../../http/handlers';
import { refusedField } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import type { Rephraser, RephraseText } from './rephraser';

type Outcome = components['schemas']['Rephrased']['responseType'];

export const rephraseHandlers =
  (rephraser: Rephraser) =>
  (services: Services): Pick<Handlers<operations>, 'rephrase'> => ({
    rephrase: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const { title, description: text, draftId } = body;
      if (isTooShortToRephrase(title, text)) throw refusedField('TOO_SHORT', 'description');
      const requester = {
        seal: services.seal('rephrase', memberId),
        draftId,
        day: services.now().toISOString().slice(0, 10),
      };
      const limit = rephraseLimit(await used(services.db, requester));
      if (limit) return { status: 200, body: none(limit) };
      const { outcome, words: texts } = await attempt(rephraser, { title, text });
      if (!texts) return { status: 200, body: none(outcome) };
      await count(services.db, requester);
      return { status: 200, body: { title: texts.title, description: texts.text, responseType: outcome } };
    },
  });

const none = (responseType: Outcome) => ({ title: '', description: '', responseType });

/** An error of the rephraser is not the user's fault, so the outcome is UNKNOWN, not JUNK. */
async function attempt(
  rephraser: Rephraser,
  text: RephraseText,
): Promise<{ readonly outcome: Outcome; readonly words?: RephraseText }> {
  try {
    const better = await rephraser.rephrase(text);
    return better ? { outcome: 'VALID', words: better } : { outcome: 'JUNK' };
  } catch {
    return { outcome: 'UNKNOWN' };
  }
}

interface RephraseUser {
  readonly seal: string;
  readonly draftId: string;
  readonly day: string;
}

async function used(db: Services['db'], { seal, draftId, day }: RephraseUser) {
  const { rows } = await sql<{ today: number; for_post: number }>`
    select coalesce(sum(used) filter (where asked_on = ${day}::date), 0)::integer as today,
      coalesce(sum(used) filter (where draft_id = ${draftId}), 0)::integer as for_post
    from rephrasings where owner_seal = ${seal}`.execute(db);
  return { today: rows[0]?.today ?? 0, forPost: rows[0]?.for_post ?? 0 };
}

const count = (db: Services['db'], { seal, draftId, day }: RephraseUser) =>
  sql`
    insert into rephrasings (owner_seal, draft_id, asked_on, used) values (${seal}, ${draftId}, ${day}::date, 1)
    on conflict (owner_seal, draft_id, asked_on) do update set used = rephrasings.used + 1`.execute(db);
