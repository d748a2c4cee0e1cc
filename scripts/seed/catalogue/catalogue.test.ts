import { describe, expect, it } from 'vitest';
import { examples } from '../examples';
import { companiesUpTo, FIRST_COMPANY_ID } from './companies';
import { INDUSTRIES } from './industries';
import { TOPICS } from './topics';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe('the catalogue', () => {
  it('the catalogue has at least 25 industries, 60 topics and 400 companies, each once', () => {
    const companies = companiesUpTo(1500);
    expect(INDUSTRIES.length).toBeGreaterThanOrEqual(25);
    expect(TOPICS.length).toBeGreaterThanOrEqual(60);
    expect(companies).toHaveLength(1500);
    expect(unique(companies.map(({ name }) => name))).toBe(true);
    expect(unique(companies.map(({ urlName }) => urlName))).toBe(true);
    expect(unique(TOPICS.map(({ id }) => id))).toBe(true);
    expect(unique(TOPICS.map(({ slug }) => slug))).toBe(true);
  });

  it('a company is the same in larger seed data', () => {
    expect(companiesUpTo(1500).slice(0, 150)).toEqual(companiesUpTo(150));
  });

  it('rates companies between bad and very good', () => {
    const ratings = companiesUpTo(400).map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeGreaterThanOrEqual(1.9);
    expect(Math.max(...ratings)).toBeLessThanOrEqual(4.8);
  });

  it('the catalogue gives the communities of the examples their example names', () => {
    for (const { community } of examples.page.items) {
      const { entityId, name, slug, category, logo } = community;
      if (community.type === 'TOPIC') {
        expect(TOPICS.find(({ id }) => id === entityId)).toEqual({ id: entityId, name, slug, category });
        continue;
      }
      const company = companiesUpTo(20)[entityId - FIRST_COMPANY_ID];
      expect([company?.name, company?.urlName, company?.industry.name]).toEqual([name, slug, category]);
      expect(logo).toBe(`/alpha/company/photos/logos/${company?.logo}.jpg`);
    }
  });
});
