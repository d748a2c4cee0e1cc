import { expect, it } from 'vitest';
import { formStorage } from '../../core/composer/drafts-testing';
import { BENEFITS_DRAFT } from '../../core/contributions/benefits-form';
import type { BenefitsInput, OwnBenefits } from '../../core/contributions/own-benefits';
import { ownBenefitsText } from '../../core/contributions/own-benefits-text';
import { SubmitBenefits } from '../../core/contributions/submit-benefits';
import { jobText } from '../../core/contributions/text';
import { Failure } from '../../core/shared/failure';
import { memoryStorage } from '../../core/shell/memory-storage';
import { parseQuery } from '../../core/shell/query';
import { LoginPromptStore } from '../login/login-prompt-store';
import { ToastStore } from '../shared/toast-store';
import { ContributionFeedback } from './contribution-feedback';
import { OwnBenefitsStore } from './own-benefits-store';

const linkTo = (company: string) => parseQuery(`?CompanyName=${company}`);
const refusal = new Failure('invalid', 'addBenefits', 422, {
  fields: [{ field: '/body/note', code: 'abuse', message: '' }],
});

/** A member has sent the benefits of Asha Hospital, and the response is under way. */
async function sending() {
  const sent: { arrive: () => void; fail: (failure: Failure) => void }[] = [];
  const port = {
    addBenefits: (benefits: BenefitsInput) =>
      new Promise<OwnBenefits>((resolve, reject) => {
        const arrive = () => resolve({ id: benefits.companyName, companyUrlName: 'company', benefits });
        sent.push({ arrive, fail: reject });
      }),
  };
  const forms = formStorage('asha', memoryStorage());
  const toasts = new ToastStore({ after: () => () => {}, every: () => () => {} }, { id: () => 'id' });
  const current = { session: { profile: { accountId: 'asha' } } };
  const { form } = new OwnBenefitsStore(
    new SubmitBenefits(port as never, forms, current as never),
    { suggestEmployers: async () => [], readOwnJob: async () => undefined },
    new ContributionFeedback(new LoginPromptStore(), toasts),
  );
  const open = async (company: string) => {
    await form.open(linkTo(company));
    form.recall();
  };
  const draft = () => JSON.parse(forms.read(BENEFITS_DRAFT.key) ?? '{}').texts;
  const shown = () => toasts.toasts.map(({ text1, text2 }) => [text1, text2]);
  await open('Asha');
  form.change({ codes: 'PROVIDENT_FUND', note: 'First' });
  const first = form.send();
  return { form, sent, open, draft, shown, first };
}

const SECOND = { companyName: 'Zentrix', codes: 'PROVIDENT_FUND', note: 'Second' };

it('a contribution that arrives late leaves the form for another company and its draft', async () => {
  const { form, sent, open, draft, shown, first } = await sending();
  await open('Zentrix');
  expect([form.texts, form.busy]).toEqual([{ companyName: 'Zentrix', codes: '', note: '' }, false]);
  form.change(SECOND);
  sent[0]?.arrive();
  expect(await first).toBe(true);
  expect([form.thanked, form.texts, draft()]).toEqual([undefined, SECOND, SECOND]);
  expect(shown()).toEqual([[jobText.thanks, ownBenefitsText.thanksText('Asha')]]);
});

it('a contribution that arrives late leaves no draft if the other form is still empty', async () => {
  const { form, sent, open, draft, first } = await sending();
  await open('Zentrix');
  sent[0]?.arrive();
  await first;
  expect([form.thanked, draft()]).toEqual([undefined, undefined]);
});

it('a contribution whose company was replaced in the form while it was sent keeps the newer text', async () => {
  const { form, sent, draft, first } = await sending();
  form.change(SECOND);
  sent[0]?.arrive();
  await first;
  expect([form.thanked, draft()]).toEqual([undefined, SECOND]);
});

it('a contribution that fails late shows no error in the other form and is the draft again after that', async () => {
  const { form, sent, open, draft, shown, first } = await sending();
  await open('Zentrix');
  form.change(SECOND);
  sent[0]?.fail(refusal);
  expect(await first).toBe(true);
  expect([form.problems, form.failed, draft()]).toEqual([{}, undefined, SECOND]);
  expect(shown()).toEqual([[jobText.failed, 'Asha']]);

  const second = form.send();
  sent[1]?.arrive();
  await second;
  expect([form.thanked?.id, draft().note]).toEqual(['Zentrix', 'First']);
  form.again();
  expect(form.texts).toEqual({ companyName: 'Asha', codes: 'PROVIDENT_FUND', note: 'First' });
});

it('a form that begins again after another one ignores a late contribution for the same company', async () => {
  const { form, sent, open, first } = await sending();
  await open('Zentrix');
  form.change(SECOND);
  const second = form.send();
  sent[1]?.arrive();
  await second;
  form.again();
  form.change({ companyName: 'Asha' });
  sent[0]?.arrive();
  await first;
  expect([form.thanked, form.texts.companyName]).toEqual([undefined, 'Asha']);
});

it('a form that is opened again with the same link shows the errors and then the thanks', async () => {
  const { form, sent, open, draft, shown, first } = await sending();
  await open('Asha');
  expect([form.busy, form.texts.note]).toEqual([true, 'First']);
  sent[0]?.fail(refusal);
  expect(await first).toBe(false);
  expect(form.problems).toEqual({ note: 'abuse' });
  const again = form.send();
  sent[1]?.arrive();
  await again;
  expect([form.thanked?.id, draft(), shown()]).toEqual(['Asha', undefined, []]);
});

it('a contribution whose page was left shows the thanks or the error on the next page', async () => {
  const { form, sent, open, draft, shown, first } = await sending();
  form.leave();
  sent[0]?.fail(refusal);
  await first;
  expect(shown()).toEqual([[jobText.failed, 'Asha']]);
  await open('Asha');
  expect(form.texts.note).toBe('First');

  const again = form.send();
  form.leave();
  sent[1]?.arrive();
  await again;
  expect(shown().at(-1)).toEqual([jobText.thanks, ownBenefitsText.thanksText('Asha')]);
  expect([form.thanked, draft()]).toEqual([undefined, undefined]);
});
