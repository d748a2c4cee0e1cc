import { sql } from 'kysely';
import { LANGUAGES, type Language } from '../../../core/shared/languages';
import type { Mail } from '../../mail/mailer';
import { serverTexts } from '../../texts';
import type { Services } from '../services';

export const REVIEWS_PAGE = '/employer/reviews';
/** Days; also in employer-reviews-text.ts. */
const LINK_DAYS = 30;

const LINK = 'employer reviews';
const A_DAY_MS = 86_400_000;

type Linking = Pick<Services, 'cursors' | 'seal' | 'now'>;

/** A company that manages its page and has an address here. */
export interface ClaimedCompany {
  readonly id: number;
  readonly urlName: string;
  readonly name: string;
  readonly address: string;
  readonly linkKey: string;
}

const sealOfAddress = ({ seal }: Pick<Services, 'seal'>, address: string): string => seal('address', address);

/** Encrypted and authenticated, for one company and one address. It opens reviews only, never applications. */
function reviewsLink(services: Linking, origin: string, { id, address, linkKey }: ClaimedCompany): string {
  const until = String(services.now().getTime() + LINK_DAYS * A_DAY_MS);
  const key = services.cursors.pack(LINK, [String(id), sealOfAddress(services, address), until, linkKey]);
  return `${origin}${REVIEWS_PAGE}?k=${key}`;
}

/** Without a language it is in every language: nothing is known about the reader. */
export function reviewsLinkEmail(
  services: Linking,
  origin: string,
  company: ClaimedCompany,
  languages: readonly Language[] = LANGUAGES,
): Mail {
  const texts = languages.map((language) => serverTexts[language].employerReviews.email);
  const link = reviewsLink(services, origin, company);
  return {
    to: company.address,
    subject: texts.map(({ subject }) => subject(company.name)).join(' / '),
    text: texts.map(({ text }) => text(link).join('\n')).join('\n\n—\n\n'),
  };
}

export type OpenedReviewsLink =
  | { readonly kind: 'valid' | 'expired'; readonly company: ClaimedCompany }
  | { readonly kind: 'invalid' };

/** Only the company's current address can have a valid link, and only while it manages its page. */
export async function openReviewsLink(services: Services, key: string): Promise<OpenedReviewsLink> {
  const [id = '', address = '', until = '', linkKey = ''] = unpacked(services, key);
  const company = await claimedCompany(services.db, sql`c.id = ${Number(id)}`);
  if (!company || company.linkKey !== linkKey || sealOfAddress(services, company.address) !== address)
    return { kind: 'invalid' };
  return { kind: Number(until) > services.now().getTime() ? 'valid' : 'expired', company };
}

export const claimedCompanyNamed = (db: Services['db'], urlName: string) =>
  claimedCompany(db, sql`c.url_name = ${urlName}`);

async function claimedCompany(
  db: Services['db'],
  condition: ReturnType<typeof sql>,
): Promise<ClaimedCompany | undefined> {
  const { rows } = await sql<ClaimedCompany>`
    select c.id, c.url_name as "urlName", c.name, a.address, a.link_key as "linkKey" from companies c
    join company_application_addresses a on a.company_id = c.id
    where c.is_claimed and ${condition}`.execute(db);
  return rows[0];
}

function unpacked({ cursors }: Pick<Services, 'cursors'>, key: string): readonly string[] {
  try {
    return cursors.unpack(LINK, key).map(String);
  } catch {
    return [];
  }
}
