import type { components } from '../../../../contracts/account';
import { FEEDBACK_TOPICS } from '../../../../core/profile/feedback-port';
import type { Services } from '../../services';
import { sealedFor } from '../deletion/sealed-for';

export type Feedback = components['schemas']['Feedback'];
type Storing = Pick<Services, 'db' | 'encryption'>;

/** The longest English text fits: the size does not show how long a message is. */
const BLOCK = 4096;

/** Seals a member's messages; never stored. */
export const feedbackKey = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('feedback', memberId);

/** One message per topic, each with its own seal. */
export const feedbackSeals = (key: string): readonly string[] =>
  FEEDBACK_TOPICS.map((topic) => sealedFor(key, topic));

const contextOf = (seal: string): string => `feedback ${seal}`;

/** New feedback replaces the earlier one on its topic. */
export async function saveFeedback(
  { db, encryption }: Storing,
  key: string,
  feedback: Feedback,
): Promise<void> {
  const { topic, rating, text } = feedback;
  const owner_seal = sealedFor(key, topic);
  const sealed = encryption.encrypt(contextOf(owner_seal), { topic, rating, text }, BLOCK);
  await db
    .insertInto('feedback')
    .values({ owner_seal, sealed })
    .onConflict((conflict) => conflict.column('owner_seal').doUpdateSet({ sealed }))
    .execute();
}

export const readFeedback = (services: Storing, key: string): Promise<Feedback[]> =>
  opened(services, rowsOf(services).where('owner_seal', 'in', [...feedbackSeals(key)]));

/** The messages of all members, for the operator. Their order says nothing about who sent which, or when. */
export const readAllFeedback = (services: Storing): Promise<Feedback[]> =>
  opened(services, rowsOf(services).orderBy('owner_seal'));

const rowsOf = ({ db }: Storing) => db.selectFrom('feedback').selectAll();

async function opened({ encryption }: Storing, rows: ReturnType<typeof rowsOf>): Promise<Feedback[]> {
  return (await rows.execute())
    .map(({ owner_seal, sealed }) => encryption.decrypt<Feedback>(contextOf(owner_seal), sealed))
    .sort((one, other) => FEEDBACK_TOPICS.indexOf(one.topic) - FEEDBACK_TOPICS.indexOf(other.topic));
}
