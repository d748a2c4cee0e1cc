import { screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import { examples } from '../../../adapters/http/generated/examples';

const OVERVIEW = '/overview/zentrix-labs-overview';
/** Page parts are imported lazily, so they get a longer timeout. */
const TIMEOUT = { timeout: 20_000 };

beforeAll(async () => {
  await import('../../../views/companies/company-organisation-screen');
}, 30_000);

it('[R-078] a company without related companies says so under its heading, in the current tab', async () => {
  const example = Object.values(examples).find(({ operation }) => operation === 'readCompany');
  const whole = example?.body as { readonly counts: object };
  const company = { ...whole, counts: { ...whole.counts, relationsCount: 0 } };
  await showPage(`${OVERVIEW}/organisation`, {
    readCompany: () => Response.json(company),
    readSurroundings: () =>
      Response.json({
        leaders: [],
        parent: null,
        subsidiaries: [],
        siblings: [],
        comparedWith: [],
        alsoViewed: [],
      }),
  });
  expect(
    await screen.findByRole('heading', { name: 'Companies related to Zentrix Labs' }, TIMEOUT),
  ).toBeVisible();
  expect(screen.getByText('No associated companies found.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/settings/need-help');
  expect(screen.getByRole('link', { name: 'Associated Companies' })).toHaveAttribute('aria-current', 'page');
}, 30_000);

it('[R-078] the companies of a group are listed below the company that owns them', async () => {
  await showPage(`${OVERVIEW}/organisation`, {
    readSurroundings: ({ example }) => {
      const { comparedWith, ...whole } = example as { comparedWith: readonly object[] };
      const named = (name: string) => ({ ...comparedWith[0], name, urlName: name.toLowerCase() });
      const [parent, owned, sister] = [named('Holding'), named('Owned'), named('Sister')];
      return { ...whole, comparedWith: [], parent, subsidiaries: [owned], siblings: [sister] };
    },
  });
  const group = (await screen.findByRole('heading', { name: 'Companies related to Zentrix Labs' }, TIMEOUT))
    .parentElement as HTMLElement;
  const [holding, company, owned, sister] = within(group).getAllByRole('listitem');
  expect(within(holding as HTMLElement).getByRole('link', { name: 'Holding' })).toHaveAttribute(
    'href',
    '/overview/holding-overview',
  );
  expect(holding).toContainElement(company as HTMLElement);
  expect(company).toHaveTextContent(/^Zentrix LabsThis company/);
  expect(company).toContainElement(owned as HTMLElement);
  expect(owned).toHaveTextContent(/^OwnedSubsidiary/);
  expect(sister).toHaveTextContent(/^SisterSister company/);
  expect(company).not.toContainElement(sister as HTMLElement);
}, 30_000);
