export const exampleReview = {
  companyName: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  locationId: 1,
  totalExperience: 4,
  isCurrent: true,
  employment: 'fulltime',
  workMode: 'hybrid',
  isAnonymous: false,
  likes: 'Two days from home, and nobody counts hours. The canteen is good too.',
  dislikes: 'Hybrid went from two to four days in office.',
  overall: 4,
  ratings: { workLife: 5, skills: 4, culture: 4, pay: 3, security: 4, promotions: 2 },
};

export const exampleSalary = {
  jobProfile: 'Backend engineer',
  companyName: 'Zentrix Labs',
  locationId: 1,
  totalExperience: 4,
  currentSalary: true,
  fixedSalary: { lakhs: 18, thousand: 50 },
};

export const QUESTION = 'How would you shard the ledger of a pawnshop?';

export const exampleInterview = {
  companyName: 'Zentrix Labs',
  jobProfile: 'Backend engineer',
  locationId: 1,
  totalExperience: 4,
  month: '2026-10-01',
  difficulty: 'HARD',
  outcome: 'DECLINED',
  appliedThrough: 'REFERRAL',
  rounds: [
    {
      name: 'Panel',
      minutes: 45,
      questions: [{ text: QUESTION, skill: 'System design' }],
    },
  ],
  advice: 'Draw before you speak.',
};
