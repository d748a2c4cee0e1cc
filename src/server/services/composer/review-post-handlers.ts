import { sql } from 'kysely';
import type { operations } from '../../../contracts/writing';
import { reviewPost } from '../../../core/composer/review-post';
import { MAX_TITLE_LENGTH } from '../../../core/posts/writing-rules';
import type { Handlers } from '../../http/handlers';
import { notFound } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';

interface ReviewedRow {
  readonly company_id: number;
  readonly name: string;
  readonly work_life: number;
  readonly skills: number;
  readonly culture: number;
  readonly pay: number;
  readonly security: number;
  readonly promotions: number;
}

/** Creates a post draft from the user's own review; ownership is checked by seal only. */
export const reviewPostHandlers = (services: Services): Pick<Handlers<operations>, 'generateReviewPost'> => ({
  generateReviewPost: async ({ path, caller }) => {
    const { memberId } = signedIn(services, caller);
    const { rows } = await sql<ReviewedRow>`
      select r.company_id, c.name, r.work_life, r.skills, r.culture, r.pay, r.security, r.promotions
      from company_reviews r
      join companies c on c.id = r.company_id
      join communities m on m.type = 'COMPANY' and m.entity_id = c.id
      where r.id = ${path.reviewId} and r.author_seal = ${services.seal('review', memberId)}
        and r.status = 'LIVE'`.execute(services.db);
    const [row] = rows;
    if (!row) throw notFound();
    const { title, text } = reviewPost(row.name, { ...row, workLife: row.work_life });
    return {
      status: 200,
      body: {
        title: [...title].slice(0, MAX_TITLE_LENGTH).join(''),
        content: text,
        community: { type: 'COMPANY', entityId: row.company_id },
        communityName: row.name,
      },
    };
  },
});
