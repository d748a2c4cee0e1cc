import type { components, operations } from '../../../contracts/company';
import { BENEFIT_CODES } from '../../../core/companies/benefits';
import { noteProblem } from '../../../core/contributions/benefits-form';
import { ownBenefitsText } from '../../../core/contributions/own-benefits-text';
import { cleanText } from '../../../core/posts/writing-rules';
import { indianMonth } from '../../db/indian-day';
import type { Caller } from '../../http/caller';
import type { Handlers } from '../../http/handlers';
import { refusedParts } from '../../http/refusal';
import { signedIn } from '../profile/account/viewer';
import type { Services } from '../services';
import {
  changeBenefits,
  type OwnBenefitsRow,
  readOwnBenefits,
  removeBenefits,
  saveBenefits,
  type Ticked,
} from './own-benefits-queries';
import { readCompanyNamed } from './resolve-companies';

type Wire = components['schemas'];

export const ownBenefitsHandlers = (
  services: Services,
): Pick<Handlers<operations>, 'addBenefits' | 'readOwnBenefits' | 'changeBenefits' | 'removeBenefits'> => {
  const { db, newId, now, seal } = services;
  const sealOf = (caller: Caller | undefined) => seal('benefits', signedIn(services, caller).memberId);
  const saved = async (author: string, id: string) => presentOwn(await readOwnBenefits(db, author, id));
  const submission = async (
    caller: Caller | undefined,
    contribution: Wire['BenefitsInput'],
  ): Promise<Ticked> => ({
    seal: sealOf(caller),
    ...(await soundPart(db, contribution)),
    codes: BENEFIT_CODES.filter((code) => contribution.codes.includes(code)),
    month: indianMonth(now()),
  });
  return {
    addBenefits: async ({ body, caller }) => {
      const ticked = await submission(caller, body);
      return { status: 201, body: await saved(ticked.seal, await saveBenefits(db, newId(), ticked)) };
    },
    readOwnBenefits: async ({ path, caller }) => ({
      status: 200,
      body: await saved(sealOf(caller), path.reportId),
    }),
    changeBenefits: async ({ path, body, caller }) => {
      const ticked = await submission(caller, body);
      await changeBenefits(db, path.reportId, ticked);
      return { status: 200, body: await saved(ticked.seal, path.reportId) };
    },
    removeBenefits: async ({ path, caller }) => {
      await removeBenefits(db, path.reportId, sealOf(caller));
      return { status: 204 };
    },
  };
};

/** Reports all problems at once. */
async function soundPart(
  db: Services['db'],
  { companyName, note: typed = '' }: Wire['BenefitsInput'],
): Promise<Pick<Ticked, 'company' | 'note'>> {
  const company = await readCompanyNamed(db, companyName);
  const note = cleanText(typed);
  const problems = { ...(company === null && { companyName: 'unknown' as const }), note: noteProblem(note) };
  if (company === null || problems.note) throw refusedParts(problems, ownBenefitsText.problems);
  return { company, note: note || null };
}

const presentOwn = (row: OwnBenefitsRow): Wire['OwnBenefits'] => ({
  reportId: row.id,
  companyUrlName: row.url_name,
  benefits: {
    companyName: row.company,
    codes: BENEFIT_CODES.filter((code) => row.codes.includes(code)),
    ...(row.note !== null && { note: row.note }),
  },
});
