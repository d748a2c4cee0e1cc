/** Years of experience, in the bands of the salary pages. */
export type AnswerExperience = '0-2' | '3-5' | '6-9' | '10-14' | '15+';

export type AnswerPage =
  | 'SALARIES'
  | 'REVIEWS'
  | 'INTERVIEWS'
  | 'BENEFITS'
  | 'JOBS'
  | 'PHOTOS'
  | 'DISCUSSIONS'
  | 'OVERVIEW'
  | 'OFFICES'
  | 'COMPARE'
  | 'COMPANIES';

export interface AnswerCompany {
  readonly urlName: string;
  readonly name: string;
}

export interface AnswerChoice {
  readonly id: number;
  readonly name: string;
}

/** Published figures, in rounded rupees per year. */
export interface AnswerPay {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  /** Lower bound of the number of people, in steps. */
  readonly contributors: number;
}

/** The page that a whole search text asks for. */
export interface SearchAnswer {
  readonly page: AnswerPage;
  readonly company: AnswerCompany | undefined;
  /** The second company of a comparison. */
  readonly otherCompany: AnswerCompany | undefined;
  readonly role: AnswerChoice | undefined;
  readonly place: AnswerChoice | undefined;
  /** The company's office in this place. */
  readonly officeUrl: string | undefined;
  readonly experience: AnswerExperience | undefined;
  readonly pay: AnswerPay | undefined;
  readonly count: number | undefined;
}
