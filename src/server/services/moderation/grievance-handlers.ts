import type { components, operations } from '../../../contracts/grievance';
import { ownPath } from '../../../core/moderation/own-address';
import { ticketNumber } from '../../../core/moderation/ticket-number';
import { cleanText } from '../../../core/posts/writing-rules';
import { emailProblem, tidyEmail } from '../../../core/shared/email';
import { inTransaction } from '../../db/in-transaction';
import type { Handlers } from '../../http/handlers';
import type { Limiter } from '../../http/limiter';
import { networkOf } from '../../http/network-of';
import { notFound, Refusal, refusedField } from '../../http/refusal';
import { requestHash } from '../../http/respond-once';
import type { Allowance } from '../../http/token-bucket';
import { queueEmail } from '../../mail/email-outbox';
import { serverTexts } from '../../texts';
import { required } from '../composer/writing-checks';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  type GrievanceRow,
  lockGrievance,
  readAddress,
  readGrievance,
  readWaiting,
  saveGrievance,
  setState,
} from './grievance-queries';
import { recordStaffAction } from './staff-actions';

type Wire = components['schemas'];
type All = Handlers<operations>;

/** Of one network. The others are listed last, so that a flood does not hide the grievances of other people. */
const USUAL_GRIEVANCES: Allowance = { burst: 5, perSecond: 1 / 600 };

/** Grievances are anonymous: no identity is required and any session is ignored. */
export const grievanceHandlers =
  (limiter: Limiter) =>
  (services: Services): All => ({
    ...openHandlers(services, limiter),
    ...deskHandlers(services),
  });

const openHandlers = (services: Services, limiter: Limiter): Pick<All, 'fileGrievance' | 'readTicket'> => ({
  fileGrievance: async ({ body, language, address }) => {
    const grievance = {
      ticket: ticketNumber(Buffer.from(services.newId(), 'base64url')),
      kind: body.kind,
      about: body.about === null ? null : checkedPlace(body.about),
      text: required('text', cleanText(body.text)),
      address: checkedAddress(body.email),
      language,
    };
    const from_busy_network = await isBusy(services, limiter, address);
    const row = await saveGrievance(services, { ...grievance, from_busy_network });
    return { status: 201, body: presentTicket(row) };
  },

  readTicket: async ({ path }) => {
    const row = await readGrievance(services.db, path.ticket);
    if (!row) throw notFound();
    return { status: 200, body: presentTicket(row) };
  },
});

/** Whether more came from there than usual. The sender cannot notice it: colleagues could find each other’s that way. */
async function isBusy({ seal }: Services, limiter: Limiter, address: string): Promise<boolean> {
  const key = `grievance:${seal('grievance limits', networkOf(address))}`;
  return (await limiter.take(key, USUAL_GRIEVANCES, 1)) !== undefined;
}

const deskHandlers = (services: Services): Pick<All, 'listGrievances' | 'moveGrievance'> => ({
  listGrievances: async () => {
    const rows = await readWaiting(services.db);
    return {
      status: 200,
      body: rows.map((row) => ({
        ticket: presentTicket(row),
        kind: row.kind,
        about: row.about,
        text: row.text,
      })),
    };
  },

  moveGrievance: async ({ path: { ticket }, body, caller }) => {
    const { memberId } = signedIn(services, caller);
    const answer = cleanText(body.answer);
    if (body.state !== 'ACKNOWLEDGED') required('answer', answer);
    const row = await inTransaction(services.db, (db) =>
      move({ ...services, db }, { ticket, state: body.state, answer, memberId }),
    );
    return { status: 200, body: presentTicket(row) };
  },
});

/** Two officers may reply at the same time: only a repeated request is answered like the first. */
async function move(
  services: Services,
  {
    ticket,
    state,
    answer,
    memberId,
  }: Wire['GrievanceStep'] & { readonly ticket: string; readonly memberId: string },
): Promise<GrievanceRow> {
  const before = await lockGrievance(services.db, ticket);
  if (!before) throw notFound();
  const isReply = state !== 'ACKNOWLEDGED';
  const reply_hash = isReply ? requestHash(services, ['grievance', ticket, answer]) : null;
  if (before.state === state && before.reply_hash === reply_hash) return before;
  if (before.closed_at) throw new Refusal(409, 'CLOSED_ALREADY');
  const moved = await setState(services, ticket, { state, reply_hash });
  await recordStaffAction(services, { memberId, action: state, about: ticket });
  const to = isReply ? await readAddress(services, ticket) : undefined;
  if (isReply && to)
    await queueEmail(services, {
      to: to.address,
      ...serverTexts[to.language].ticketReply({ ticket, state, answer }),
    });
  return moved;
}

function checkedPlace(text: string): string {
  const path = ownPath(text, '');
  if (path === undefined) throw refusedField('NOT_OURS', 'about');
  return path;
}

function checkedAddress(text: string): string {
  const address = tidyEmail(text);
  if (emailProblem(address) === 'SHAPE') throw refusedField('NO_ADDRESS', 'email');
  return address;
}

/** Only the state and its dates; neither the text nor the email address. */
const presentTicket = (row: GrievanceRow): Wire['Ticket'] => ({
  ticket: row.ticket,
  state: row.state,
  receivedOn: row.received_at.toISOString(),
  acknowledgedOn: row.acknowledged_at?.toISOString() ?? null,
  closedOn: row.closed_at?.toISOString() ?? null,
});
