import { type Kysely, sql } from 'kysely';
import type { components } from '../../../src/contracts/company';
import type { Tables } from '../../../src/server/db/tables';
import { type Company, companiesUpTo } from '../catalogue/companies';
import { INDUSTRIES } from '../catalogue/industries';
import { SeededRandom } from '../seeded-random';
import { factsOf } from './company-facts';

type Contact = components['schemas']['CompanyContact'];

/** Contacts of companies that manage their page; no address is real. */
export async function seedContacts(
  db: Kysely<Tables>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const facts = companiesUpTo(to)
    .slice(from)
    .filter((company) => factsOf(company).isClaimed);
  await sql`
    update companies c set contact = contacts.contact, secondary_industry_id = contacts.industry, is_premium = contacts.premium
    from unnest(${facts.map(({ id }) => id)}::integer[],
      ${facts.map((company) => JSON.stringify(contactOf(company)))}::jsonb[],
      ${facts.map(secondIndustry)}::integer[],
      ${facts.map((company) => new SeededRandom(`premium ${company.name}`).chance(0.2))}::boolean[]
    ) as contacts (id, contact, industry, premium)
    where c.id = contacts.id`.execute(db);
}

function contactOf(company: Company): Contact {
  const rng = new SeededRandom(`contact ${company.name}`);
  const { website } = factsOf(company);
  const social = `https://social.example/${company.urlName}`;
  return {
    careerSiteUrl: `https://${website}/careers`,
    naukriCompanyPageUrl: rng.chance(0.7) ? `https://portal.example/companies/${company.urlName}` : null,
    contactNumber: rng.chance(0.5) ? `+91 80 5550 ${1000 + (company.id % 9000)}` : null,
    emailId: rng.chance(0.7) ? `people@${website}` : null,
    socialMedia: [
      { kind: 'LINKEDIN', url: social },
      ...(rng.chance(0.4) ? [{ kind: 'YOUTUBE', url: `${social}/films` } as const] : []),
    ],
  };
}

const secondIndustry = (company: Company): number | null => {
  const rng = new SeededRandom(`second industry ${company.name}`);
  const id = rng.whole(1, INDUSTRIES.length);
  return rng.chance(0.4) && id !== company.industryId ? id : null;
};
