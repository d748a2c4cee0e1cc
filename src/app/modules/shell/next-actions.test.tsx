import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showPage } from '../../../../tests/support/whole-page';
import type { FakeCall } from '../../../adapters/http/fake';

afterEach(cleanup);

const SLOW = { timeout: 20_000 };

it.each([
  [
    '/interviews/question/Qn4ZentrixLikes0001',
    'Share your interview',
    '/contribute/interview-story?CompanyName=Zentrix+Labs',
  ],
  ['/skills/system-design-interview-questions', 'Share your interview', '/contribute/interview-story'],
  [
    '/interviews/zentrix-labs-interview-questions',
    'Share your interview',
    '/contribute/interview-story?CompanyName=Zentrix+Labs',
  ],
  [
    '/benefits/zentrix-labs-benefits',
    'Add your benefits',
    '/contribute/company-benefits?CompanyName=Zentrix+Labs',
  ],
])(
  '%s leads to the form for the reader’s own contribution',
  async (path, name, href) => {
    await showPage(path, {});
    expect(await screen.findByRole('link', { name }, SLOW)).toHaveAttribute('href', href);
  },
  30_000,
);

interface Listed {
  readonly items: readonly object[];
}

it('the salaries start page lists the companies with the most salaries and links to the form for the reader’s own salary', async () => {
  const company = (name: string, salaries: number) => ({
    companyId: salaries,
    urlName: name.toLowerCase(),
    name,
    salariesCount: salaries,
  });
  await showPage('/salaries', {
    listCompanies: ({ example }: FakeCall) => {
      const page = example as Listed;
      const items = [company('Orbitly', 90), company('Palash', 0), company('Zentrix', 1337)];
      return { ...page, items: items.map((item) => ({ ...page.items[0], ...item })) };
    },
  });
  const heading = await screen.findByRole('heading', { name: 'Companies with the most salaries' }, SLOW);
  const links = within(heading.parentElement as HTMLElement).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Zentrix1.3k salaries', '/salaries/zentrix-salaries'],
    ['Orbitly90 salaries', '/salaries/orbitly-salaries'],
  ]);
  expect(screen.getByRole('link', { name: 'Add your salary' })).toHaveAttribute(
    'href',
    '/contribute/salary-v3',
  );
}, 30_000);
