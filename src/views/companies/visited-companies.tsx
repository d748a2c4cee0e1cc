import { observer } from 'mobx-react-lite';
import { companyText } from '../../core/companies/text';
import { pathTo } from '../../core/shell/screens';
import { BrowsingHistoryStore } from '../../stores/profile/browsing-history-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { CompanyMark } from '../kit/company-mark';
import { continueInPlace } from '../kit/continue-in-place';
import { useStore } from '../use-store';
import css from './visited-companies.module.css';

const text = companyText.visited;

interface VisitedCompaniesProps {
  /** Leads to a company's page if omitted. */
  readonly hrefOf?: (urlName: string) => string;
}

const pageOf = (urlName: string): string => pathTo('company-overview', { urlName });

/** The member's browsing history; no other user sees it. */
export const VisitedCompanies = observer(function VisitedCompanies({
  hrefOf = pageOf,
}: VisitedCompaniesProps) {
  const { visited, clear } = useStore(BrowsingHistoryStore);
  const { fail } = useStore(ToastStore);
  if (visited.length === 0) return undefined;
  return (
    <section className={css.visited} aria-label={text.title}>
      <div className={css.head}>
        <h2>{text.title}</h2>
        <small>{text.note}</small>
        <Button look="plain" size="small" icon="x" onClick={() => void continueInPlace(clear).catch(fail)}>
          {text.clear}
        </Button>
      </div>
      <ul className={css.row} data-scrolls="">
        {visited.map(({ urlName, name, logoUrl }) => (
          <li key={urlName}>
            <Anchor className={css.company} href={hrefOf(urlName)}>
              <CompanyMark url={logoUrl} name={name} size="sm" />
              <bdi className={css.name}>{name}</bdi>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
});
