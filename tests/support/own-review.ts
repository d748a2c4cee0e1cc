import type { OwnReview, WrittenReview } from '../../src/core/contributions/own-review';

export const LIKES = 'Two days from home, and no one tracks our hours.';
export const DISLIKES = 'Appraisals have slipped to 14 months twice in a row.';

export const REVIEW: WrittenReview = {
  companyName: 'Asha Hospital',
  department: 'Healthcare',
  jobProfile: 'Staff nurse',
  locationId: 7,
  totalExperience: 2,
  current: true,
  employment: 'fulltime',
  workMode: 'office',
  anonymous: false,
  title: 'Good people',
  likes: LIKES,
  dislikes: DISLIKES,
  overall: 3,
  ratings: { workLife: 3, skills: 3, culture: 3, pay: 3, security: 3, promotions: 3 },
};

export const savedAs = (review: WrittenReview, answered = false): OwnReview => ({
  id: 'Rv7ZentrixGoodPpl1',
  companyUrlName: 'zentrix-labs',
  answered,
  review,
});
