import { sql } from 'kysely';
import type { components, operations } from '../../../contracts/video';
import type { Handlers } from '../../http/handlers';
import type { Services } from '../services';
import { companyIdOf } from './company-id';

type Wire = components['schemas'];

interface VideoRow {
  readonly video_id: string;
  readonly title: string;
  readonly seconds: number;
  readonly points: readonly string[];
  readonly logo: string;
}

export const videoHandlers = (services: Services): Handlers<operations> => ({
  listSummaryVideos: async ({ path }) => {
    const id = await companyIdOf(services, path.urlName);
    const { rows } = await sql<VideoRow>`
      select f.video_id, f.title, f.seconds, f.points, c.logo
      from company_videos f join companies c on c.id = f.company_id where c.id = ${id}`.execute(services.db);
    return { status: 200, body: rows.map(presentVideo) };
  },
});

/** We draw the poster: loading the host's picture would reveal to the host who views the page. */
const presentVideo = (row: VideoRow): Wire['SummaryVideo'] => ({
  videoId: row.video_id,
  fullUrl: `https://www.youtube.com/watch?v=${row.video_id}`,
  title: row.title,
  posterUrl: `/art/scene/${row.logo}-film-open.svg`,
  seconds: row.seconds,
  points: [...row.points],
});
