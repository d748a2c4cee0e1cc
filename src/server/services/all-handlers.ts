import account from '../../contracts/account.json';
import aggregation from '../../contracts/aggregation.json';
import analytics from '../../contracts/analytics.json';
import art from '../../contracts/art.json';
import awards from '../../contracts/awards.json';
import career from '../../contracts/career.json';
import chat from '../../contracts/chat.json';
import college from '../../contracts/college.json';
import company from '../../contracts/company.json';
import dropdown from '../../contracts/dropdown.json';
import experience from '../../contracts/experience.json';
import feed from '../../contracts/feed.json';
import grievance from '../../contracts/grievance.json';
import health from '../../contracts/health.json';
import interviews from '../../contracts/interviews.json';
import jobs from '../../contracts/jobs.json';
import login from '../../contracts/login.json';
import media from '../../contracts/media.json';
import moderation from '../../contracts/moderation.json';
import notification from '../../contracts/notification.json';
import reading from '../../contracts/reading.json';
import review from '../../contracts/review.json';
import salary from '../../contracts/salary.json';
import search from '../../contracts/search.json';
import tokens from '../../contracts/tokens.json';
import trust from '../../contracts/trust.json';
import untraceable from '../../contracts/untraceable.json';
import user from '../../contracts/user.json';
import video from '../../contracts/video.json';
import writing from '../../contracts/writing.json';
import { REPHRASE_LIMITS } from '../../core/composer/rephrase';
import type { LogKey } from '../../core/trust/note';
import type { ContractDocument } from '../http/contract';
import { type Limiter, memoryLimiter } from '../http/limiter';
import type { ServiceModule } from '../http/operation-route';
import { tokenRefused } from '../identity/verify-token';
import type { BackgroundMailer } from '../mail/mailer';
import { cookieNames } from '../session-cookies';
import { chatHandlers } from './chat/handlers';
import type { LiveChat } from './chat/live-chat';
import { awardsHandlers } from './companies/awards-handlers';
import { companyHandlers } from './companies/handlers';
import { videoHandlers } from './companies/video-handlers';
import { mediaHandlers } from './composer/handlers';
import { localRephraser, type Rephraser } from './composer/rephraser';
import { writingHandlers } from './composer/writing-handlers';
import { feedHandlers } from './feed/handlers';
import { moreReadingHandlers } from './feed/more-reading-handlers';
import { interviewHandlers } from './interviews/handlers';
import { jobsHandlers } from './jobs/handlers';
import { type LoginParts, loginHandlers } from './login/handlers';
import { grievanceHandlers } from './moderation/grievance-handlers';
import { moderationHandlers } from './moderation/handlers';
import { notificationHandlers } from './notifications/handlers';
import type { PushConfig } from './notifications/push-config';
import { onboardingHandlers } from './onboarding/onboarding-handlers';
import { accountHandlers } from './profile/account/account-handlers';
import { userHandlers } from './profile/account/handlers';
import { aggregationHandlers } from './profile/aggregation-handlers';
import { experienceHandlers } from './profile/career/experience-handlers';
import { reviewHandlers } from './reviews/handlers';
import { collegeHandlers } from './salaries/college-handlers';
import { salaryHandlers } from './salaries/handlers';
import { dropdownHandlers } from './search/dropdown-handlers';
import { searchHandlers } from './search/handlers';
import { artHandlers } from './shared/art-handlers';
import { analyticsHandlers } from './shell/analytics-handlers';
import type { Beacon } from './shell/beacon';
import { healthHandlers } from './shell/handlers';
import { trustHandlers } from './trust/trust-handlers';
import { tokenHandlers } from './untraceable/token-handlers';
import { untraceableHandlers } from './untraceable/untraceable-handlers';

/** A picture's URL determines its content, so it never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** For code that only reads the modules. */
const NO_MAIL: BackgroundMailer = {
  send: () => Promise.reject(new Error('This server does not send emails.')),
  sendInBackground: () => Promise.reject(new Error('This server does not send emails.')),
  isAway: () => false,
};

/** For code that only reads the modules. */
const NOBODY_SIGNS_IN: LoginParts = {
  identity: { providers: [], provider: () => undefined, verify: () => Promise.reject(tokenRefused()) },
  names: cookieNames(''),
};

/** For code that only reads the modules. */
const NO_LOG: LogKey = { name: '', publicKey: new Uint8Array() };

interface Around {
  /** Push notifications for people who are not on the site. */
  readonly push?: PushConfig | undefined;
  /** Live events for people who are on the site. */
  readonly live?: LiveChat | undefined;
  /** Counts what a member does across all processes and servers. */
  readonly limiter?: Limiter;
  /** Base URL of the links in emails. */
  readonly origin?: string;
  readonly rephraser?: Rephraser;
  /** Headline figures set by the operator. */
  readonly headlines?: readonly string[];
  /** The key that signs the public log. */
  readonly logKey?: LogKey;
}

/** Services without dependencies. */
const PLAIN: readonly ServiceModule[] = [
  { name: 'tokens', document: read(tokens), handlers: tokenHandlers },
  { name: 'untraceable', document: read(untraceable), handlers: untraceableHandlers },
  { name: 'user', document: read(user), handlers: userHandlers },
  { name: 'video', document: read(video), handlers: videoHandlers },
];

/** Every contract with its handlers. A contract missing here is not served. */
export const serviceModules = (
  record: (beacon: Beacon) => void,
  mailer: BackgroundMailer = NO_MAIL,
  signingIn: LoginParts = NOBODY_SIGNS_IN,
  {
    push,
    live,
    limiter = memoryLimiter(Date.now),
    origin = '',
    rephraser = localRephraser(REPHRASE_LIMITS),
    headlines,
    logKey = NO_LOG,
  }: Around = {},
): readonly ServiceModule[] => [
  { name: 'account', document: read(account), handlers: accountHandlers },
  { name: 'aggregation', document: read(aggregation), handlers: aggregationHandlers(headlines) },
  { name: 'analytics', document: read(analytics), handlers: analyticsHandlers(record) },
  { name: 'art', document: read(art), handlers: artHandlers, cacheControl: FOR_EVER },
  { name: 'awards', document: read(awards), handlers: awardsHandlers },
  { name: 'college', document: read(college), handlers: collegeHandlers },
  { name: 'company', document: read(company), handlers: companyHandlers },
  {
    name: 'career',
    document: read(career),
    handlers: onboardingHandlers(mailer, signingIn.identity, signingIn.jobPortal),
  },
  { name: 'chat', document: read(chat), handlers: chatHandlers(live) },
  { name: 'dropdown', document: read(dropdown), handlers: dropdownHandlers },
  { name: 'experience', document: read(experience), handlers: experienceHandlers },
  { name: 'feed', document: read(feed), handlers: feedHandlers },
  { name: 'grievance', document: read(grievance), handlers: grievanceHandlers(limiter) },
  { name: 'health', document: read(health), handlers: healthHandlers },
  { name: 'interviews', document: read(interviews), handlers: interviewHandlers },
  { name: 'jobs', document: read(jobs), handlers: jobsHandlers({ origin, limiter }) },
  { name: 'login', document: read(login), handlers: loginHandlers(signingIn) },
  { name: 'media', document: read(media), handlers: mediaHandlers, cacheControl: FOR_EVER },
  {
    name: 'notification',
    document: read(notification),
    handlers: notificationHandlers(push, { mailer, origin }),
  },
  { name: 'moderation', document: read(moderation), handlers: moderationHandlers(live) },
  { name: 'reading', document: read(reading), handlers: moreReadingHandlers },
  { name: 'review', document: read(review), handlers: reviewHandlers },
  { name: 'salary', document: read(salary), handlers: salaryHandlers },
  { name: 'search', document: read(search), handlers: searchHandlers },
  { name: 'trust', document: read(trust), handlers: trustHandlers(logKey) },
  { name: 'writing', document: read(writing), handlers: writingHandlers(rephraser, limiter) },
  ...PLAIN,
];

/** The compiler's type of a whole document is too narrow to walk. */
function read(document: object): ContractDocument {
  return document as ContractDocument;
}
