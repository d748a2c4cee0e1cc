import type { Services } from '../services';

export interface RemovedPicture {
  readonly author_seal: string;
}

export const removedPicture = (db: Services['db'], file: string): Promise<RemovedPicture | undefined> =>
  db
    .selectFrom('company_photos')
    .innerJoin('photo_reports', 'photo_reports.id', 'company_photos.report_id')
    .select('photo_reports.author_seal')
    .where('company_photos.picture', '=', file.replace(/-\d+\.webp$/, ''))
    .where('company_photos.is_hidden', '=', true)
    .executeTakeFirst();
