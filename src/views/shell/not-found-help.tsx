import { observer } from 'mobx-react-lite';
import { searchText } from '../../core/search/text';
import { pathTo } from '../../core/shell/screens';
import { NearestCompaniesStore } from '../../stores/search/nearest-companies-store';
import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { SearchField } from '../search/search-field';
import { useMessages } from '../shared/use-messages';
import { useStore } from '../use-store';
import { MAIN_SECTIONS } from './main-sections';
import css from './not-found-help.module.css';

export interface NotFoundHelpProps {
  /** The words of a missing company's address. */
  readonly words: string | undefined;
}

/** Ways on from an address without a page: companies with a similar name, a search and the main sections. */
export const Part = ({ words }: NotFoundHelpProps) => (
  <div className={css.help}>
    {words && <NearestCompanies />}
    <SearchField text={words ?? ''} hint={searchText.hint} />
    <Sections />
  </div>
);

const NearestCompanies = observer(function NearestCompanies() {
  const { companies } = useStore(NearestCompaniesStore);
  const text = useMessages().problem;
  if (companies.length === 0) return undefined;
  return (
    <section className={css.card} aria-labelledby="nearest">
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
              <Icon name="chevron-right" size="small" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
});

function Sections() {
  const { nav } = useMessages();
  return (
    <ul className={css.sections}>
      {MAIN_SECTIONS.map(([id, icon]) => (
        <li key={id}>
          <Anchor href={pathTo(id)}>
            <Icon name={icon} />
            {nav.names[id]}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
