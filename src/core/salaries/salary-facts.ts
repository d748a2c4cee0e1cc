import type { SalaryFigures } from './figures';

/** Structured data (schema.org) of a role's pay in India; nothing while too few people shared theirs. */
export const salaryFacts = (
  jobProfile: string,
  figures: SalaryFigures | undefined,
): Readonly<Record<string, unknown>> | undefined =>
  figures && {
    '@context': 'https://schema.org',
    '@type': 'Occupation',
    name: jobProfile,
    occupationLocation: { '@type': 'Country', name: 'India' },
    estimatedSalary: {
      '@type': 'MonetaryAmountDistribution',
      name: 'base',
      currency: 'INR',
      duration: 'P1Y',
      percentile10: figures.p10,
      percentile25: figures.p25,
      median: figures.p50,
      percentile75: figures.p75,
      percentile90: figures.p90,
    },
  };
