import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { careerCardText } from '../../../src/core/onboarding/career-card-text';
import { careerCardText as hindiText } from '../../../src/core/onboarding/career-card-text.hi';
import { axeFindings } from '../../support/axe';
import { signIn } from '../../support/sign-in';

/** A writer whose posts show another label than the career allows, and whom no journey changes. */
const IMRAN = 'Mb2imranS7Vt5Wk9';
const AMBIENT = { appid: '999', systemid: 'AB_WEB' };
const USER = '/user-services';

const read = async (context: BrowserContext, path: string) =>
  (await context.request.get(`${USER}${path}`, { headers: AMBIENT })).json();

const cardOf = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).filter({ has: page.getByRole('button') });

for (const [language, text] of [
  ['en', careerCardText],
  ['hi', hindiText],
] as const)
  test(`[R-241] the profile shows what others see of the designation and what is pending, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await signIn(context.request, baseURL, IMRAN);
    const { label } = await read(context, '/v1/user/career-status');
    expect(label.waiting).toEqual(expect.any(String));
    await page.goto('/user');
    const card = cardOf(page, text.title);
    await expect(card.getByText(text.waiting(label.shown, label.waiting))).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const { profilesAvailable } = await read(context, '/user/pseudo-profile/available');
    const { userName } = profilesAvailable.at(-1).profileData;
    expect(label.shown).toContain(userName);
  });
