import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { raiseChallenge, setClaim } from '../../src/server/services/companies/employers';
import { pdfWith } from '../../src/server/services/jobs/applications-testing';
import { sealsOf } from '../../src/server/services/profile/deletion/account-seals';
import { sealedFor } from '../../src/server/services/profile/deletion/sealed-for';
import { sealCode } from '../../src/server/services/profile/rewards/coupon-codes';
import { keyOfMonth } from '../../src/server/services/untraceable/token-keys';
import { exampleInterview, exampleReview } from '../../src/server/testing/contributions';
import { deliveredEmails } from '../../src/server/testing/emails-in';
import type { TestServer } from '../../src/server/testing/start-test-server';
import { filesBelow, textOf } from './marker-search';
import { FEED, OTHERS_POST, plantPosts } from './planted-posts';
import type { Planter } from './planter';

const JOB = 'Jb4ZentrixBackend01';
const ROOM = 'Gr4ZentrixRoom01';
const USER = '/user-services';

async function plantAccount({ ask, mark }: Planter): Promise<void> {
  const career = { companyName: mark('CareerCompany') };
  const { careerStatusId } = await ask('POST', `${USER}/v1/user/career-status`, {
    careerStatusType: 'working',
    careerData: career,
  });
  await ask('PUT', `${USER}/v1/user/career-status/${careerStatusId}`, {
    ...{ courseId: null, roleId: null, departmentId: 1, industryId: 1, tagId: 0 },
    ...{ jobProfile: mark('CareerJob'), jobLocation: mark('CareerPlace') },
  });
  await ask('PUT', `${USER}/v1/user/basic-details`, {
    ...{ name: textOf('AccountName'), location: 'Bengaluru', experienceYears: 4 },
  });
  await ask('PUT', `${USER}/v1/user/anonymous-profile`, {
    ...{ userName: mark('Alias'), avatarUri: '/art/kolam/k-1f3a.svg', avatarColor: '#0C6B50' },
  });
  await ask('POST', `${USER}/v3/user/work-experience`, {
    ...{ companyName: mark('WorkCompany'), jobProfile: mark('WorkJob'), location: mark('WorkPlace') },
    ...{ employmentType: 'fulltime', startMonth: '2020-01', endMonth: null, description: mark('WorkText') },
  });
  await ask('POST', `${USER}/v3/user/education`, {
    ...{ educationType: 'Graduation/Diploma', courseName: mark('Course'), specialization: mark('Subject') },
    ...{ collegeName: mark('College'), courseMode: 'fulltime', startYear: 2016, endYear: 2020 },
  });
  await ask('PUT', `${USER}/v1/user/feedback`, { topic: 'privacy', rating: null, text: mark('Feedback') });
}

/** Noise, so that no other picture has the same bytes. */
const picture = () =>
  sharp(randomBytes(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
    .resize(640, 480)
    .jpeg()
    .toBuffer();

async function upload(
  { server, cookie, markAs }: Planter,
  name: string,
): Promise<{ key: string; url: string }> {
  const headers = { 'content-type': 'image/jpeg', cookie };
  const reply = await server.send({ method: 'POST', url: '/media', payload: await picture(), headers });
  const { key, url } = reply.json();
  markAs(`${name}Key`, key);
  const { rawPayload } = await server.send({ url });
  markAs(`${name}Bytes`, rawPayload.subarray(100, 160).toString('latin1'));
  return { key, url };
}

/** Returns the addresses of the pictures. */
async function plantPictures(planter: Planter): Promise<readonly string[]> {
  const { ask, mark, markAs, server } = planter;
  const image = (await picture()).toString('base64');
  const { photoUrl = '' } = await ask('PUT', `${USER}/v1/user/profile-photo`, { image });
  markAs(
    'ProfilePhotoBytes',
    (await server.send({ url: photoUrl })).rawPayload.subarray(100, 160).toString('latin1'),
  );
  const shown = await upload(planter, 'CompanyPhoto');
  const unused = await upload(planter, 'UnusedUpload');
  await ask('POST', '/company-services/v1/own-photos', {
    companyName: 'Zentrix Labs',
    photos: [{ fileKey: shown.key, album: 'food', caption: mark('PhotoCaption') }],
  });
  return [photoUrl, shown.url, unused.url];
}

/** The reviewed company asks whether the author works there, and the author answers. */
async function answerEmployer({ ask, server }: Pick<Planter, 'ask' | 'server'>, reviewId: string) {
  const { services } = server;
  await setClaim(services, 'zentrix-labs', true);
  await keyOfMonth(services, { kind: 'COMPANY', id: 1001, name: 'Zentrix Labs' });
  await services.db.updateTable('token_keys').set({ holders: 20 }).where('group_id', '=', 1001).execute();
  await raiseChallenge(services, reviewId);
  await ask('PUT', `/review-services/v1/own-challenges/${reviewId}`);
}

async function plantContributions({ ask, mark, markAs, server, memberId }: Planter): Promise<void> {
  const { reviewId = '' } = await ask('POST', '/review-services/v1/own-reviews', {
    ...{ ...exampleReview, title: mark('ReviewTitle'), companyName: 'Zentrix Labs', isCurrent: true },
    ...{ likes: `${mark('ReviewLikes')} and the canteen is good too, every day.` },
    ...{ dislikes: `${mark('ReviewDislikes')} and hybrid went from two to four days.` },
  });
  await answerEmployer({ ask, server }, reviewId);
  markAs('ReviewId', reviewId);
  const questions = [{ text: `How would you shard ${mark('Question')}?`, skill: 'System design' }];
  await ask('POST', '/interview-services/v1/own-interviews', {
    ...{ ...exampleInterview, advice: mark('Advice'), rounds: [{ name: 'Panel', minutes: 45, questions }] },
  });
  await ask('POST', '/company-services/v1/own-benefits', {
    ...{ companyName: 'Zentrix Labs', codes: ['FREE_MEALS'], note: mark('BenefitNote') },
  });
  await ask('POST', '/salary-services/v1/salary-reports', {
    ...{ jobProfile: 'Backend engineer', companyName: 'Zentrix Labs', locationId: 1, totalExperience: 4 },
    ...{ currentSalary: true, fixedSalary: { lakhs: 18, thousand: 50 } },
    ...{ variableSalary: { lakhs: 2, thousand: 0 } },
  });
  const { salary } = sealsOf(server.services, memberId);
  markAs('SalaryOwner', salary);
}

/** Opens the link in the email to this address, which stores the address for later emails. */
async function confirmEmails(server: TestServer, address: string): Promise<void> {
  const emails = [...filesBelow(server.config.mailDir).values()].filter((text) =>
    text.toLowerCase().includes(address.toLowerCase()),
  );
  const url = /\/letters\/begin\?k=[\w-]+/.exec(emails.join('\n'))?.[0] ?? '';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const reply = await server.send({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
  expect(reply.statusCode).toBe(200);
}

async function plantPrivate({ ask, mark, markEncrypted, server }: Planter): Promise<void> {
  await ask('POST', `${FEED}/v1/report`, {
    ...{ resourceId: OTHERS_POST, resourceType: 'POST', reason: 'OTHER', note: mark('ReportNote') },
  });
  await ask('PUT', `/api/chat/v1/message/group/${ROOM}/status`, {
    status: 'ACTIVE',
    profileType: 'ANONYMOUS',
  });
  await ask('PUT', `/api/chat/v1/message/group/${ROOM}/message/ClientZq0001`, { text: mark('ChatMessage') });
  await ask('PUT', '/api/chat/v1/message/Ms4ZentrixHello4/report', {
    reason: 'OTHER',
    note: mark('ChatReportNote'),
  });
  const token = JSON.stringify({
    endpoint: `https://updates.push.services.mozilla.com/wpush/v2/${mark('PushToken')}`,
    keys: { p256dh: 'p-key', auth: 'a-key' },
  });
  await ask('POST', '/api/v2/user/device/register', { token });
  await ask('PUT', '/notification-services/v1/email-address', {
    address: `${mark('NewsAddress')}@mailbox.example`,
  });
  await confirmEmails(server, textOf('NewsAddress'));
  await ask('POST', '/jobs-services/v1/job-alerts', {
    ...{ designations: ['backend-engineer'], preferences: { location: 'bengaluru', experience: 4 } },
  });
  await ask('POST', `${USER}/v1/user/email-verification/otp`, {
    email: `${mark('WorkAddress')}@zentrix-labs.example`,
  });
  markEncrypted('resume');
  const resume = (await pdfWith()).toString('base64');
  await ask('POST', `/jobs-services/v1/jobs/${JOB}/application`, {
    ...{ name: mark('ApplicantName'), email: `${mark('ApplicantEmail')}@mailbox.example`, phone: '' },
    ...{ answers: [mark('ApplicantAnswer'), 'A ledger'], resume },
  });
  await deliveredEmails(server);
  await ask('POST', `${FEED}/v1/vote`, { resourceId: OTHERS_POST, resourceType: 'POST', voteType: 'UP' });
}

/** Rows under seals, and those of rewards and the job portal. */
async function plantSealed({ ask, mark, markAs, server, memberId }: Planter): Promise<void> {
  const { services } = server;
  const seals = sealsOf(services, memberId);
  markAs('Vote', sealedFor(seals.vote, OTHERS_POST));
  for (const purpose of ['job alerts', 'notices', 'follows', 'history'] as const)
    markAs(purpose, seals[purpose]);
  await ask('POST', `${FEED}/v1/community/join`, { type: 'TOPIC', entityId: 42 });
  await ask('PUT', '/aggregation-services/v1/browsing-history/zentrix-labs');
  const coupon_id = 'Coupon0fMarkers1';
  await services.db
    .insertInto('coupons')
    .values({ id: coupon_id, name: 'Voucher', about: '', points: 1 })
    .execute();
  await services.db
    .insertInto('coupon_codes')
    .values({
      ...sealCode(services, mark('CouponCode')),
      coupon_id,
      owner_seal: sealedFor(seals.coupons, coupon_id),
    })
    .execute();
  await services.db
    .insertInto('job_portal_links')
    .values({ member_id: memberId, account_seal: mark('PortalAccount') })
    .execute();
}

/** Leaves a marker in everything a member can create. Returns the addresses of public items with markers. */
export async function plantEverything(planter: Planter): Promise<readonly string[]> {
  await plantAccount(planter);
  const pictures = await plantPictures(planter);
  const post = await plantPosts(planter);
  await plantContributions(planter);
  await plantPrivate(planter);
  await plantSealed(planter);
  return [...pictures, `/feed-services/v1/feed/${post}`];
}
