import { observer } from 'mobx-react-lite';
import { pathTo } from '../../core/shell/screens';
import { NearestCompaniesStore } from '../../stores/search/nearest-companies-store';
import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import css from './nearest-companies.module.css';

/** The companies whose names are most like the one in the address. */
export const Part = observer(function NearestCompanies() {
  const { companies } = useStore(NearestCompaniesStore);
  const text = useMessages().problem;
  if (companies.length === 0) return undefined;
  return (
    <section className={css.nearest} aria-labelledby="nearest">
      <h2 id="nearest">{text.nearest}</h2>
      <ul>
        {companies.map(({ urlName, name, detail, logoUrl }) => (
          <li key={urlName}>
            <Anchor href={pathTo('company-overview', { urlName })}>
              {logoUrl && <CompanyMark url={logoUrl} name={name} />}
              <span>
                {name}
                {detail && <small>{detail}</small>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
});
