import type { operations } from '../../../contracts/awards';
import { awardSizeOf, FEWEST_REVIEWS } from '../../../core/awards/ranking';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import type { Services } from '../services';
import { readAwards, readFewest, readSized } from './queries';

export const awardsHandlers = ({ db }: Services): Handlers<operations> => ({
  listAwards: async ({ path }) => {
    const company = await readSized(db, path.urlName);
    if (!company) throw notFound();
    const size = awardSizeOf(company.employees);
    const [awards, fewest = FEWEST_REVIEWS[size]] = await Promise.all([
      readAwards(db, company.id),
      readFewest(db, size),
    ]);
    return { status: 200, body: { size, fewest, awards } };
  },
});
