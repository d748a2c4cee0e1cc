import { employerReviewsText } from '../core/companies/employer-reviews-text';
import { employerReviewsText as reviewsHindi } from '../core/companies/employer-reviews-text.hi';
import { employerText } from '../core/jobs/employer-text';
import { employerText as employerHindi } from '../core/jobs/employer-text.hi';
import { RULES } from '../core/moderation/rules-text';
import { RULES as RULES_HINDI } from '../core/moderation/rules-text.hi';
import { ticketReplyEmail } from '../core/moderation/ticket-reply-text';
import { ticketReplyEmail as ticketReplyHindi } from '../core/moderation/ticket-reply-text.hi';
import { emailText } from '../core/notifications/email-text';
import { emailText as emailHindi } from '../core/notifications/email-text.hi';
import { NOTICE_TITLES } from '../core/notifications/notice-title-text';
import { NOTICE_TITLES as TITLES_HINDI } from '../core/notifications/notice-title-text.hi';
import { outsideText } from '../core/notifications/outside-text';
import { outsideText as outsideHindi } from '../core/notifications/outside-text.hi';
import { codeEmailText } from '../core/onboarding/code-email-text';
import { codeEmailText as codeHindi } from '../core/onboarding/code-email-text.hi';
import type { Language } from '../core/shared/languages';
import { messagesText } from '../core/shell/messages-text';
import { messagesText as messagesHindi } from '../core/shell/messages-text.hi';
import { shellProblems } from '../core/shell/problem-text';
import { shellProblems as problemsHindi } from '../core/shell/problem-text.hi';

const en = {
  codeEmail: codeEmailText,
  email: emailText,
  employer: employerText,
  employerReviews: employerReviewsText,
  messages: messagesText,
  noticeTitles: NOTICE_TITLES,
  outside: outsideText,
  problems: shellProblems,
  rules: RULES,
  ticketReply: ticketReplyEmail,
};

const hi: typeof en = {
  codeEmail: codeHindi,
  email: emailHindi,
  employer: employerHindi,
  employerReviews: reviewsHindi,
  messages: messagesHindi,
  noticeTitles: TITLES_HINDI,
  outside: outsideHindi,
  problems: problemsHindi,
  rules: RULES_HINDI,
  ticketReply: ticketReplyHindi,
};

/** The texts of emails, push messages, notices and pages without scripts. Rendered pages have a build per language. */
export const serverTexts: Readonly<Record<Language, typeof en>> = { en, hi };
