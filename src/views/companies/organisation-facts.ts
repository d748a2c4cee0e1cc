import type { Company } from '../../core/companies/company';
import type { Question } from '../../core/companies/faq';

export const organisationFacts = (
  company: Company,
  questions: readonly Question[] = [],
): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      name: company.name,
      logo: company.logoUrl,
      foundingDate: String(company.foundedYear),
      address: { '@type': 'PostalAddress', addressLocality: company.headquarters, addressCountry: 'IN' },
      ...(company.counts.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: company.rating,
          bestRating: 5,
          worstRating: 1,
          reviewCount: company.counts.reviews,
        },
      }),
    },
    ...(questions.length > 0 ? [faqFacts(questions)] : []),
  ],
});

const faqFacts = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
