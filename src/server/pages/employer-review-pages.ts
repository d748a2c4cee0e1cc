import type { FastifyInstance, FastifyReply } from 'fastify';
import type { employerReviewsText } from '../../core/companies/employer-reviews-text';
import { reviewQuery } from '../../core/reviews/review-query';
import { pathTo } from '../../core/shell/screens';
import { requestLanguage } from '../http/request-language';
import { type AskOutcome, askAuthor, challengeRights } from '../services/companies/ask-author';
import { type AskableReview, readAskable } from '../services/companies/challenge-page-queries';
import {
  type ClaimedCompany,
  openReviewsLink,
  REVIEWS_PAGE,
  reviewsLinkEmail,
} from '../services/companies/reviews-link';
import type { Post } from '../services/notifications/email-handlers';
import type { Services } from '../services/services';
import type { serverTexts } from '../texts';
import { escaped } from './document';
import { button } from './employer-html';
import { fieldsOf, keyOf, leadTo, paramOf, show } from './employer-reply';
import { renewLink, showExpired } from './expired-link';

type Text = typeof employerReviewsText;

const textsOf = ({ employerReviews }: typeof serverTexts.en) => employerReviews;

/**
 * The page on which a company asks whether authors still work there. It shows what everyone sees, and the company's own
 * questions. A GET asks nothing, because security scanners and link previews open links.
 */
export function serveReviewPages(pages: FastifyInstance, services: Services, post: Post): void {
  pages.get(REVIEWS_PAGE, async (request, reply) => {
    const link = await openReviewsLink(services, keyOf(request));
    if (link.kind !== 'valid') return showExpired(reply, textsOf);
    return showReviews(reply, services, link.company, paramOf(request, 'asked'));
  });
  pages.post(REVIEWS_PAGE, async (request, reply) => {
    const { step = '', review = '' } = fieldsOf(request);
    const link = await openReviewsLink(services, keyOf(request));
    if (step === 'renew') {
      const languages = [requestLanguage(request)];
      const renewed =
        link.kind === 'invalid'
          ? undefined
          : {
              mail: reviewsLinkEmail(services, post.origin, link.company, languages),
              opens: `reviews ${link.company.id}`,
            };
      return renewLink(reply, { services, textsOf }, renewed);
    }
    if (link.kind !== 'valid') return showExpired(reply, textsOf);
    const { id: companyId } = link.company;
    const asked = step === 'ask' ? await askAuthor(services, { reviewId: review, companyId }) : undefined;
    return leadTo(reply, REVIEWS_PAGE, asked && { asked: asked.outcome });
  });
}

async function showReviews(
  reply: FastifyReply,
  services: Services,
  { id, name, urlName }: ClaimedCompany,
  outcome: string,
): Promise<FastifyReply> {
  const reviews = await readAskable(services.db, id);
  const { left, isLarge } = await challengeRights(services, id);
  const shown = { urlName, canAsk: isLarge && left > 0 };
  return show(reply, ({ employerReviews: text }) => ({
    head: text.head,
    title: text.title(name),
    content: [
      isOutcome(text, outcome) ? `<p role="status">${text.outcomes[outcome]}</p>` : '',
      `<p>${text.rules}</p><p>${isLarge ? text.left(left) : text.outcomes.SMALL}</p>`,
      reviews.length === 0 ? `<p>${text.none}</p>` : '',
      `<ul>${reviews.map((review) => rowHtml(text, review, shown)).join('')}</ul>`,
    ].join(''),
  }));
}

/** The page's URL can contain any word. */
const isOutcome = ({ outcomes }: Text, outcome: string): outcome is AskOutcome => outcome in outcomes;

interface Shown {
  readonly urlName: string;
  readonly canAsk: boolean;
}

const rowHtml = (text: Text, review: AskableReview, { urlName, canAsk }: Shown): string => {
  const { id, title, stars, writtenOn } = review;
  const path = pathTo('company-reviews', { urlName }) + reviewQuery({ id });
  return [
    `<li><h2 id="${id}"><a href="${escaped(path)}">${escaped(title)}</a></h2>`,
    `<p>${text.review(stars, writtenOn)}</p>${stateHtml(text, review, canAsk)}</li>`,
  ].join('');
};

function stateHtml(text: Text, { id, until, result }: AskableReview, canAsk: boolean): string {
  if (result) return `<p>${text.results[result]}</p>`;
  if (until) return `<p>${text.open(until)}</p>`;
  return canAsk ? button(text.ask, { step: 'ask', review: id }, id) : '';
}
