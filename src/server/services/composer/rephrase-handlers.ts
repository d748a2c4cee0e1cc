import type { components, operations } from '../../../contracts/writing';
import { isTooShortToRephrase } from '../../../core/composer/rephrase';
import { whileAccountExists } from '../../http/during-account';
import type { Handlers } from '../../http/handlers';
import { refusedField } from '../../http/refusal';
import { readMember } from '../profile/account/queries';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import { releaseAttempt, reserveAttempt } from './rephrase-queries';
import type { Rephraser, RephraseText } from './rephraser';

type Wire = components['schemas']['Rephrased'];

export const rephraseHandlers =
  (rephraser: Rephraser) =>
  (services: Services): Pick<Handlers<operations>, 'rephrase' | 'readRephraseConfig'> => ({
    readRephraseConfig: () => ({ status: 200, body: { method: rephraser.method } }),

    rephrase: async ({ body, caller }) => {
      const { memberId } = signedIn(services, caller);
      const { title, description: text, draftId } = body;
      if (isTooShortToRephrase(title, text)) throw refusedField('TOO_SHORT', 'description');
      const requester = {
        seal: services.seal('rephrase', memberId),
        draftId,
        day: services.now().toISOString().slice(0, 10),
      };
      // Counted before the model is called, so that parallel requests cannot exceed the limit.
      const limit = await whileAccountExists(services.db, { memberId }, (db) =>
        reserveAttempt(db, requester, rephraser.limits),
      );
      if (limit) return { status: 200, body: none(limit) };
      const member = await readMember(services.db, memberId);
      const result = await attempt(rephraser, { title, text }, member ? [member.name] : []);
      if (result.responseType !== 'VALID') await releaseAttempt(services.db, requester);
      return { status: 200, body: result };
    },
  });

const none = (responseType: Wire['responseType']): Wire => ({ title: '', description: '', responseType });

/** An error of the rephraser is not the user's fault, so the outcome is UNKNOWN, not JUNK. */
async function attempt(
  rephraser: Rephraser,
  draft: RephraseText,
  ownNames: readonly string[],
): Promise<Wire> {
  try {
    const better = await rephraser.rephrase(draft, ownNames);
    if (!better) return none('JUNK');
    const isSame = better.title === draft.title && better.text === draft.text;
    // A model call always costs money; the local rules cost nothing.
    if (isSame && rephraser.method === 'TIDY_UP') return none('UNCHANGED');
    return { title: better.title, description: better.text, responseType: 'VALID' };
  } catch {
    return none('UNKNOWN');
  }
}
