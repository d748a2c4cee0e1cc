export const contributionProblems = {
  OTHER_COMPANY: 'You can’t move this to another company. Share a new one for that company instead.',
  TOO_MANY_COMPANIES: 'You can do this for up to {limit} companies in three months. Delete one first.',
  TOO_MANY_PHOTOS: 'You can add up to {limit} photos per company. Remove one first.',
  TOO_MANY_REVIEWS: 'You can review up to {limit} companies in 90 days. Delete one first.',
  TOO_MANY_INTERVIEWS: 'You can share up to {limit} interviews per quarter. Delete one first.',
  TOO_MANY_SALARIES: 'You can add up to {limit} jobs per quarter. Edit one of them instead.',
  SHARED_ALREADY: 'You’ve already shared an interview for this job and month. Edit that one instead.',
  NOT_ENOUGH_POINTS: 'You need {missing} more points for this coupon.',
  COUPON_SOLD_OUT: 'All codes for this coupon are taken. Your points are still yours.',
  ANSWERED_ALREADY: 'Reviews with a reply can’t be edited. You can still delete yours.',
};
