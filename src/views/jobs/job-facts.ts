import type { Job } from '../../core/jobs/job';
import type { Employment } from '../../core/reviews/review';
import { closedTable } from '../../core/shared/closed-table';

const TYPES: Readonly<Record<Employment, string>> = closedTable({
  fulltime: 'FULL_TIME',
  parttime: 'PART_TIME',
  contractual: 'CONTRACTOR',
  intern: 'INTERN',
  freelancer: 'CONTRACTOR',
});

export const jobFacts = ({ card, about }: Job): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: card.title,
  description: about,
  datePosted: card.postedOn,
  employmentType: TYPES[card.employment],
  directApply: card.applyHere,
  hiringOrganization: { '@type': 'Organization', name: card.company.name, logo: card.company.logoUrl },
  jobLocation: card.places.map((place) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' },
  })),
  experienceRequirements: {
    '@type': 'OccupationalExperienceRequirements',
    monthsOfExperience: card.fromYears * 12,
  },
  skills: card.skills.join(', '),
  ...((card.minCtc !== undefined || card.maxCtc !== undefined) && {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: card.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: card.minCtc,
        maxValue: card.maxCtc,
        unitText: 'YEAR',
      },
    },
  }),
});
