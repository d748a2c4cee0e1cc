import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { inRouter } from '../../../tests/support/in-router';
import { aCompany } from '../../core/companies/testing';
import { FactsCard } from '../shared/side-cards';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const fact = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

it('[R-305][R-306][R-309][R-310] the facts card shows the company profile and its contact details', async () => {
  inRouter(<FactsCard company={aCompany({ premium: true })} now={NOW} />);
  expect(fact('Founded')).toBe('2011, 15 yrs ago');
  expect(fact('Employees in India')).toBe('5k-10k');
  expect(fact('Worldwide')).toBe('10k-50k');
  expect(fact('Headquarters')).toBe('Bengaluru');
  expect(fact('Industry')).toBe('Software Product');
  expect(fact('Also in')).toBe('FinTech');
  expect(fact('Followers')).toBe('1,204');
  expect(fact('Website')).toBe('zentrixlabs.example');
  expect(fact('Phone')).toBe('+91 80 5550 1001');
  expect(fact('Email')).toBe('people@zentrixlabs.example');
  for (const [name, url] of [
    ['Careers', 'https://zentrixlabs.example/careers'],
    ['Job portal page', 'https://portal.example/companies/zentrix-labs'],
    ['LinkedIn', 'https://social.example/zentrix-labs'],
  ] as const)
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  expect(screen.getByText(/pays for its page/)).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

it('[R-306] the facts card of a company without contact details has no empty rows', () => {
  const contact = {
    careerSiteUrl: undefined,
    jobPortalUrl: undefined,
    phone: undefined,
    email: undefined,
    socialLinks: [],
  };
  inRouter(
    <FactsCard company={aCompany({ contact, website: undefined, secondaryIndustry: undefined })} now={NOW} />,
  );
  for (const name of ['Website', 'Phone', 'Email', 'Also in']) expect(screen.queryByText(name)).toBeNull();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.queryByText(/pays for its page/)).toBeNull();
});

it.each([
  ['R-307', '501-1k'],
  ['R-308', '1k-5k'],
  ['R-311', '50k-1 Lakh'],
  ['R-312', '1 Lakh+'],
  ['R-313', '10k+'],
] as const)('[%s] the facts card shows the employee count %s as written', (_, size) => {
  inRouter(<FactsCard company={aCompany({ employeesInIndia: size })} now={NOW} />);
  expect(fact('Employees in India')).toBe(size);
});
