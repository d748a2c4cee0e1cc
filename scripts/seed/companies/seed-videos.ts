import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/server/db/tables';
import { companiesUpTo, FIRST_COMPANY_ID } from '../catalogue/companies';
import { insertRows } from '../insert-rows';
import { SeededRandom } from '../seeded-random';
import { factsOf } from './company-facts';

/** Key points of a video. */
const POINTS = [
  'Pay is on time, and reviews come twice a year.',
  'Teams choose their days in the office.',
  'Weekends on call are paid.',
  'Most managers were promoted here.',
  'Learning has a budget, and few people use it up.',
  'Appraisals are explained in writing.',
  'The cafeteria is good and the parking is not.',
  'New people have a buddy for their first month.',
];
const ID_LENGTH = 11;

/** Some managed pages have a video; the first company always has one. */
export async function seedVideos(
  db: Kysely<Tables>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const videos = companiesUpTo(to)
    .slice(from)
    .flatMap((company) => {
      const rng = new SeededRandom(`film ${company.name}`);
      const isExample = company.id === FIRST_COMPANY_ID;
      if (!isExample && !(factsOf(company).isClaimed && rng.chance(0.6))) return [];
      return [
        {
          company_id: company.id,
          video_id: rng.id(ID_LENGTH),
          title: `${company.name} in two minutes`,
          seconds: rng.whole(95, 150),
          points: JSON.stringify(rng.shuffled([...POINTS]).slice(0, rng.whole(3, 4))),
        },
      ];
    });
  await insertRows(db, 'company_videos', videos);
}
