import { observer } from 'mobx-react-lite';
import { companyWords } from '../../core/companies/words';
import { pathTo } from '../../core/shell/screens';
import { BrowsingHistoryStore } from '../../stores/profile/browsing-history-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { CompanyMark } from '../kit/company-mark';
import { goOnInPlace } from '../kit/go-on-in-place';
import { useStore } from '../use-store';
import css from './visited-companies.module.css';

const words = companyWords.visited;

/** The member's browsing history; no other user sees it. */
export const VisitedCompanies = observer(function VisitedCompanies() {
  const { visited, clear } = useStore(BrowsingHistoryStore);
  const { fail } = useStore(ToastStore);
  if (visited.length === 0) return undefined;
  return (
    <section className={css.visited} aria-label={words.title}>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <small>{words.note}</small>
        <Button look="plain" size="small" icon="x" onClick={() => void goOnInPlace(clear).catch(fail)}>
          {words.clear}
        </Button>
      </div>
      <ul className={css.row} data-scrolls="">
        {visited.map(({ urlName, name, logoUrl }) => (
          <li key={urlName}>
            <Anchor className={css.company} href={pathTo('company-overview', { urlName })}>
              <CompanyMark url={logoUrl} name={name} size="sm" />
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
});
