import type { Company } from '../../core/companies/company';
import type { Question } from '../../core/companies/faq';
import { companyWords as words } from '../../core/companies/words';
import { pathTo } from '../../core/navigation/screens';

/** A company in the words search engines read. */
export const organisationFacts = (
  company: Company,
  questions: readonly Question[],
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
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: words.heads.breadcrumb, item: pathTo('companies') },
        {
          '@type': 'ListItem',
          position: 2,
          name: company.name,
          item: pathTo('company-overview', { urlName: company.urlName }),
        },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ],
});
