import { breadcrumbsAbove } from '../../core/shell/breadcrumbs';
import { CompanyStore } from '../../stores/companies/company-store';
import type { Head, OpenScreen } from '../../views/shared/screen-module';

type Facts = Readonly<Record<string, unknown>>;

export function companyOf(container: {
  isBound: (store: typeof CompanyStore) => boolean;
  get: (store: typeof CompanyStore) => CompanyStore;
}): string | undefined {
  return container.isBound(CompanyStore) ? container.get(CompanyStore).company?.name : undefined;
}

interface About {
  readonly open: OpenScreen | undefined;
  readonly origin: string;
  readonly company: string | undefined;
}

/** Structured data for search engines with the page's breadcrumbs. A hidden page has none. */
export function factsOf(head: Head, { open, origin, company }: About): Facts | undefined {
  if (!open || head.hidden) return undefined;
  const { id, params, pathname } = open.place;
  const above = breadcrumbsAbove({ id, params, company });
  if (above.length === 0) return head.facts;
  const crumbs = [...above, { name: shortOf(head.title), path: head.canonical ?? pathname }];
  const list = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [...partsOf(head.facts), list] };
}

const shortOf = (title: string): string => title.split(' | ')[0] ?? title;

function partsOf(facts: Facts | undefined): readonly unknown[] {
  if (!facts) return [];
  const { '@context': _, '@graph': parts, ...item } = facts;
  return Array.isArray(parts) ? parts : [item];
}
