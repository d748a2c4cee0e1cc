import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { CompanyCard } from '../../core/companies/company';
import { compareText as text } from '../../core/companies/compare-text';
import {
  comparePath,
  MAX_COMPARED,
  MIN_COMPARED,
  readSelection,
  withoutCompany,
} from '../../core/companies/selection';
import { pathTo } from '../../core/shell/screens';
import { CompareStore } from '../../stores/companies/compare-store';
import { BrowsingHistoryStore } from '../../stores/profile/browsing-history-store';
import { usePromptPause } from '../contributions/use-prompt-pause';
import { Anchor } from '../kit/anchor';
import { CompanyMark } from '../kit/company-mark';
import { Icon } from '../kit/icon';
import { Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import { CompanyPicker } from './company-picker';
import css from './compare.module.css';
import { CompareStart } from './compare-start';
import { CompareTable } from './compare-table';
import { CompareVerdict } from './compare-verdict';

const namesOf = ({ columns }: CompareStore): readonly string[] => columns.map(({ card }) => card.name);

export const handle: ScreenHandle = {
  head: (resolve) => {
    const store = resolve(CompareStore);
    const names = namesOf(store);
    const chosen = store.columns.map(({ card }) => card.urlName);
    return {
      title: names.length < MIN_COMPARED ? text.title : text.headOf(names),
      description: text.description,
      canonical: comparePath(names.length < MIN_COMPARED ? [] : chosen),
    };
  },
};

export const loader = async ({ request, context }: LoaderFunctionArgs): Promise<void> => {
  const resolve = context.get(storesContext);
  const call = { signal: request.signal };
  const names = readSelection(new URL(request.url).search);
  await Promise.all([
    resolve(CompareStore).open(names, call),
    names.length < MIN_COMPARED && resolve(BrowsingHistoryStore).open(call),
  ]);
};

export const Component = observer(function CompareScreen() {
  const store = useStore(CompareStore);
  const { columns } = store;
  const names = namesOf(store);
  const enough = columns.length >= MIN_COMPARED;
  usePromptPause(enough ? 'compare' : undefined);
  return (
    <Page width="wide">
      <PageHead title={enough ? text.titleOf(names) : text.title} lead={text.lead} />
      {enough ? (
        <>
          {columns.length < MAX_COMPARED ? (
            <div className={css.pick}>
              <CompanyPicker />
            </div>
          ) : (
            <p className={css.nothing}>{text.full}</p>
          )}
          <CompareVerdict columns={columns} />
        </>
      ) : (
        <CompareStart />
      )}
      {columns.length > 0 && (
        <CompareTable
          columns={columns}
          heads={columns.map(({ card }) => <Head key={card.id} company={card} />)}
        />
      )}
    </Page>
  );
});

const Head = observer(function Head({ company }: { readonly company: CompanyCard }) {
  const { names } = useStore(CompareStore);
  const { urlName, name, logoUrl } = company;
  return (
    <div className={css.head}>
      <CompanyMark url={logoUrl} name={name} size="sm" />
      <Anchor href={pathTo('company-overview', { urlName })}>{name}</Anchor>
      <Anchor
        className={css.remove}
        href={comparePath(withoutCompany(names, urlName))}
        keepScroll
        aria-label={text.remove(name)}
      >
        <Icon name="x" size="small" />
      </Anchor>
    </div>
  );
});
