import { notFound } from '../../http/refusal';
import type { Services } from '../services';

/** The id of a company. Every section of a company's page asks for it. */
export async function companyIdOf({ db, companyIds }: Services, urlName: string): Promise<number> {
  const load = () =>
    db.selectFrom('companies').select('id').where('url_name', '=', urlName).executeTakeFirst();
  const company = await companyIds.get(urlName, load, (found) => found !== undefined);
  if (!company) throw notFound();
  return company.id;
}
