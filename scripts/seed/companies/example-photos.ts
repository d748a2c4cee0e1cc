import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { scene } from '../../../src/core/shared/scene';
import type { Tables } from '../../../src/server/db/tables';
import { monthsBefore } from '../../../src/server/services/salaries/months';
import type { Services } from '../../../src/server/services/services';
import { FIRST_COMPANY_ID } from '../catalogue/companies';

const REPORT = 'Ph7ZentrixOffice01';
const PICTURE = 'Ph7ZentrixTerrace01Kd9';

/** The photo that Asha shared in the contract's example, so that she can change it. */
export async function seedOwnPhotos(db: Kysely<Tables>, services: Services): Promise<void> {
  const { media, seal, now } = services;
  const report = {
    id: REPORT,
    author_seal: seal('photos', 'Mb1asha2Nair3Qx4'),
    company_id: FIRST_COMPANY_ID,
    submitted_month: monthsBefore(now(), 0),
  };
  await db.insertInto('photo_reports').values(report).execute();
  await db
    .insertInto('company_photos')
    .values({
      id: 'Ph7ZentrixTerrace1',
      company_id: FIRST_COMPANY_ID,
      position: 1_204_311,
      url: media.url(PICTURE),
      album: 'together',
      caption: 'The terrace after the rain',
      report_id: REPORT,
      picture: PICTURE,
    })
    .execute();
  const buffer = await sharp(Buffer.from(scene('rain-terrace')))
    .resize({ width: 1200 })
    .png()
    .toBuffer();
  await media.save(buffer, PICTURE);
}
