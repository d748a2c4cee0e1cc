import { expect, it } from 'vitest';
import { serviceModules } from '../services/all-handlers';
import { type Operation, operationsOf } from './contract';
import { savesSealed } from './during-account';

/**
 * Every operation that may write either runs under the lock of the caller's account, or is listed here with the reason
 * why nothing of a deleted account can stay without it. A new operation is on no list, so this test asks for it.
 */

const OWN_LOCK = 'takes the lock itself, in each of its transactions that saves a seal';
const NO_NEW_ROW = 'changes or deletes rows that the deletion takes, and adds none';
const MEMBER_ROW = 'its row refers to the row of the member and goes with it';
const NO_ACCOUNT = 'stores nothing of an account';
const SESSION = 'stores sessions, which refer to the row of the member';
const STAFF = 'stores what staff decided, not what their account contributed';
const OF_ITEM = 'adds only to a contribution that exists, which the deletion then takes or leaves';

const WITHOUT_ROUTE_LOCK: Readonly<Record<string, string>> = {
  blockAuthor: OWN_LOCK,
  completeCareerStatus: OWN_LOCK,
  completeUnemployedStatus: OWN_LOCK,
  createCareerStatus: OWN_LOCK,
  issueTokens: OWN_LOCK,
  linkPortalAccount: OWN_LOCK,
  recheckCareerStatus: OWN_LOCK,
  registerDevice: OWN_LOCK,
  rephrase: OWN_LOCK,
  requestEmails: OWN_LOCK,
  changePhotos: OWN_LOCK,
  removePhotos: OWN_LOCK,
  saveAnonymousProfile: OWN_LOCK,
  saveNotificationPreferences: OWN_LOCK,
  saveProfilePhoto: OWN_LOCK,
  sendCode: OWN_LOCK,
  setChatStatus: OWN_LOCK,
  subscribe: OWN_LOCK,
  unsubscribe: OWN_LOCK,
  uploadPicture: OWN_LOCK,
  verifyCode: OWN_LOCK,

  changeSavedOffer: NO_NEW_ROW,
  clearVisited: NO_NEW_ROW,
  deleteComment: NO_NEW_ROW,
  deleteJobAlert: NO_NEW_ROW,
  deletePost: NO_NEW_ROW,
  deletePostMedia: NO_NEW_ROW,
  deleteSavedOffer: NO_NEW_ROW,
  discardPicture: NO_NEW_ROW,
  keepAccount: NO_NEW_ROW,
  leaveCommunity: NO_NEW_ROW,
  markNotifications: NO_NEW_ROW,
  markRead: NO_NEW_ROW,
  removeBenefits: NO_NEW_ROW,
  removeEducation: NO_NEW_ROW,
  removeEducationV1: NO_NEW_ROW,
  removeEducationV2: NO_NEW_ROW,
  removeProfilePhoto: NO_NEW_ROW,
  removeSalaryReport: NO_NEW_ROW,
  removeWorkExperience: NO_NEW_ROW,
  removeWorkExperienceV1: NO_NEW_ROW,
  removeWorkExperienceV2: NO_NEW_ROW,
  revokeOtherSessions: NO_NEW_ROW,
  revokeSession: NO_NEW_ROW,
  stopEmails: NO_NEW_ROW,
  unblock: NO_NEW_ROW,
  unregisterDevice: NO_NEW_ROW,
  withdrawApplication: NO_NEW_ROW,

  changeEducation: MEMBER_ROW,
  changeEducationV1: MEMBER_ROW,
  changeEducationV2: MEMBER_ROW,
  changeWorkExperience: MEMBER_ROW,
  changeWorkExperienceV1: MEMBER_ROW,
  changeWorkExperienceV2: MEMBER_ROW,
  deactivateAccount: MEMBER_ROW,
  deleteAccount: MEMBER_ROW,
  saveBasicDetails: MEMBER_ROW,
  saveJobPortalConsent: MEMBER_ROW,
  saveMessagePreferences: MEMBER_ROW,
  savePortalInfo: MEMBER_ROW,
  savePreferences: MEMBER_ROW,
  selectPseudoProfile: MEMBER_ROW,

  answerChallenge: OF_ITEM,
  editComment: OF_ITEM,
  editPost: OF_ITEM,
  sendMessage: 'needs a seat in the chat, which it locks with the chat, as its deletion does',

  decide: STAFF,
  moveGrievance: STAFF,
  setPinned: STAFF,

  playProvider: SESSION,
  renewSession: SESSION,
  signInAsMember: SESSION,
  signInWithProvider: SESSION,

  checkFairPay: NO_ACCOUNT,
  countChosen: NO_ACCOUNT,
  createUntraceableComment: NO_ACCOUNT,
  createUntraceablePost: NO_ACCOUNT,
  fileGrievance: NO_ACCOUNT,
  logError: NO_ACCOUNT,
  readPostVotes: NO_ACCOUNT,
  readVideoAddress: NO_ACCOUNT,
  readVotes: NO_ACCOUNT,
  recordEvent: NO_ACCOUNT,
  recordEvents: NO_ACCOUNT,
  recordPostViews: NO_ACCOUNT,
  recordTiming: NO_ACCOUNT,
  recordVital: NO_ACCOUNT,
  sendAuthorRequest: NO_ACCOUNT,
  sendCommentAuthorRequest: NO_ACCOUNT,
  sharePost: NO_ACCOUNT,
};

const WRITING = serviceModules(() => {})
  .flatMap(({ document }) => operationsOf(document))
  .filter(({ method }) => method !== 'GET');

/** Without the key such a request is refused, so it never runs outside the lock. */
const needsKey = ({ parameters }: Operation): boolean =>
  parameters.some(({ name, required }) => name.toLowerCase() === 'idempotency-key' && required);

const isLocked = (operation: Operation): boolean =>
  savesSealed(operation) || (needsKey(operation) && operation.role !== 'visitor');

it.each(WRITING.map((operation) => [operation.id, operation] as const))(
  '%s runs under the lock of the account, or a reason says why it need not',
  (id, operation) => {
    const hasReason = WITHOUT_ROUTE_LOCK[id] !== undefined;
    expect(
      { isLocked: isLocked(operation), hasReason },
      `Add ${id} to SAVES_SEALED in during-account.ts if it saves a seal or an alias of the caller; otherwise give the reason here.`,
    ).toEqual({ isLocked: !hasReason, hasReason });
  },
);

it('every reason belongs to an operation of a contract', () => {
  const ids = new Set(WRITING.map(({ id }) => id));
  expect(Object.keys(WITHOUT_ROUTE_LOCK).filter((id) => !ids.has(id))).toEqual([]);
});
