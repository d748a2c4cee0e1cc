import type { RatingSummary } from '../reviews/review';
import { ratingFigure } from '../shared/rating';
import type { Company } from './company';
import { companyText } from './text';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Answers common questions from the company's figures; leaves out questions without an answer. */
export function faqOf(company: Company, ratings: RatingSummary | undefined): readonly Question[] {
  const text = companyText.faq;
  const { name, headquarters, counts } = company;
  const like = ratings?.likes[0];
  const dislike = ratings?.dislikes[0];
  return [
    ...(counts.reviews > 0 ? [text.rating(name, ratingFigure(company.rating), counts.reviews)] : []),
    ...(like ? [text.likes(name, like.text, like.mentions)] : []),
    ...(dislike ? [text.dislikes(name, dislike.text, dislike.mentions)] : []),
    text.where(name, headquarters, counts.offices - 1),
    text.size(name, companyText.size(company.employeesInIndia), company.foundedYear),
  ];
}
