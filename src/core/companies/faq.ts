import type { RatingSummary } from '../reviews/review';
import { ratingFigure } from '../shared/rating';
import type { Company } from './company';
import { companyWords } from './words';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Answers common questions from the company's figures; leaves out questions without an answer. */
export function faqOf(company: Company, ratings: RatingSummary | undefined): readonly Question[] {
  const words = companyWords.faq;
  const { name, headquarters, counts } = company;
  const like = ratings?.likes[0];
  const dislike = ratings?.dislikes[0];
  return [
    ...(counts.reviews > 0 ? [words.rating(name, ratingFigure(company.rating), counts.reviews)] : []),
    ...(like ? [words.likes(name, like.text, like.mentions)] : []),
    ...(dislike ? [words.dislikes(name, dislike.text, dislike.mentions)] : []),
    words.where(name, headquarters, counts.offices - 1),
    words.size(name, companyWords.size(company.employeesInIndia), company.foundedYear),
  ];
}
