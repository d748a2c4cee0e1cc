import { type RawBuilder, sql } from 'kysely';
import { JOB_ALERT_PART } from '../../jobs/export-alerts';
import { JOB_APPLICATION_PART } from '../../jobs/export-applications';
import { NOTICE_PARTS } from '../../notifications/export-notices';
import { readSavedOffers } from '../../posts/saved-offers';
import type { NamedReport } from '../../salaries/own-reports';
import type { Services } from '../../services';
import { readFeedback } from '../account/feedback';
import type { sealsOf } from '../deletion/account-seals';
import { HISTORY_PARTS } from '../export-history';
import { REWARD_PARTS } from '../rewards/export-rewards';
import { COMMENT_PARTS } from './export-comments';
import { CONTRIBUTION_PARTS } from './export-contributions';
import { PROFILE_PARTS } from './export-profile';

type Reading = Pick<Services, 'db' | 'encryption' | 'media' | 'now'>;

export interface Owner {
  readonly memberId: string;
  readonly seals: ReturnType<typeof sealsOf>;
  /** Decrypted with the server's key: the database cannot read them. */
  readonly salaries: readonly NamedReport[];
}

export type Kind = 'text' | 'number' | 'flag' | 'list' | 'text?' | 'number?' | 'flag?';

interface DescribedPart {
  readonly about: string;
  /** Field names in plain words for the member. */
  readonly fields: Readonly<Record<string, Kind>>;
}

/** A query whose columns are the fields. */
interface QueriedPart extends DescribedPart {
  readonly rows: (owner: Owner) => RawBuilder<unknown>;
}

/** Encrypted data cannot be queried: it is read with the key. */
interface EncryptedPart extends DescribedPart {
  readonly entries: (services: Reading, owner: Owner) => Promise<readonly object[]>;
}

export type ExportPart = QueriedPart | EncryptedPart;

export const entriesOf = async (
  services: Reading,
  part: ExportPart,
  owner: Owner,
): Promise<readonly object[]> =>
  'entries' in part
    ? part.entries(services, owner)
    : (await sql<object>`${part.rows(owner)}`.execute(services.db)).rows;

/** All data of a member, a file per part. Contains no data of others. */
export const EXPORT_PARTS: Readonly<Record<string, ExportPart>> = {
  account: PROFILE_PARTS.account,
  career: PROFILE_PARTS.career,
  'job-portal': {
    about: 'Whether you linked a job-portal account. We only store a keyed hash of it.',
    fields: { linked: 'flag' },
    rows: ({ memberId }) => sql`
      select true as linked from job_portal_links where member_id = ${memberId}`,
  },
  'work-experiences': PROFILE_PARTS['work-experiences'],
  educations: PROFILE_PARTS.educations,
  preferences: {
    about: 'Your message and privacy preferences, where they differ from the defaults.',
    fields: {
      visitsCounted: 'flag',
      messagesFrom: 'text',
      readReceipts: 'flag',
      designationReadReceipts: 'flag',
      jobPortalImports: 'flag',
    },
    rows: ({ memberId }) => sql`
      select analytics as "visitsCounted", allow_from as "messagesFrom", read_receipts as "readReceipts",
        designation_read_receipts as "designationReadReceipts", job_portal as "jobPortalImports" from preferences where member_id = ${memberId}`,
  },
  feedback: {
    about: 'Your feedback.',
    fields: { topic: 'text', rating: 'number?', text: 'text' },
    entries: (services, { seals }) => readFeedback(services, seals.feedback),
  },
  ...NOTICE_PARTS,
  ...HISTORY_PARTS,
  ...COMMENT_PARTS,
  communities: {
    about: 'The communities you follow.',
    fields: { type: 'text', name: 'text' },
    rows: ({ seals }) => sql`
      select c.type, c.name from community_members m
      join communities c on c.type = m.type and c.entity_id = m.entity_id
      where m.follower_seal = ${seals.follows} order by 1, 2`,
  },
  ...CONTRIBUTION_PARTS,
  ...REWARD_PARTS,
  'job-alerts': JOB_ALERT_PART,
  'job-applications': JOB_APPLICATION_PART,
  'saved-offers': {
    about: 'Offers you saved to compare.',
    fields: {
      company: 'text',
      jobProfile: 'text',
      place: 'text',
      fixed: 'number',
      variable: 'number',
      stock: 'number',
      inHand: 'number',
      current: 'flag',
    },
    entries: async (services, { seals }) =>
      (await readSavedOffers(services, seals['saved offers'])).map((offer) => ({
        company: offer.company_name,
        jobProfile: offer.job_profile,
        place: offer.place,
        fixed: offer.fixed,
        variable: offer.variable,
        stock: offer.stock,
        inHand: offer.in_hand,
        current: offer.is_current,
      })),
  },
};
