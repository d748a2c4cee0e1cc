import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import { RULES } from '../../core/moderation/rules-text';
import { moderationText } from '../../core/moderation/text';
import { formatText } from '../../core/shared/format-text';
import { grouped } from '../../core/shared/numbers';
import { monthAndYear } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { flagsText } from '../../core/trust/flags-text';
import type {
  CountedDecision,
  CountedEntry,
  CountedSourceWait,
  LoggedRelease,
} from '../../core/trust/transparency-port';
import { transparencyText as text } from '../../core/trust/transparency-text';
import { TransparencyStore } from '../../stores/trust/transparency-store';
import { Anchor } from '../kit/anchor';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { SectionCard } from '../shared/section-card';
import { storesContext, useStore } from '../use-store';
import { StarFlagsTable } from './star-flags';
import css from './transparency.module.css';

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  await context.get(storesContext)(TransparencyStore).open({ signal: request.signal });
}

export const handle: ScreenHandle = {
  head: () => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('transparency'),
  }),
};

export const Component = observer(function TransparencyScreen() {
  const { figures } = useStore(TransparencyStore);
  if (!figures) return undefined;
  const { size, entries, decisions, flags, waits, release, key } = figures;
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        {size === 0 ? (
          <Card>
            <EmptyState {...text.empty} />
          </Card>
        ) : (
          <SectionCard title={text.entries(size)}>
            {entries.length > 0 && <Entries entries={entries} />}
          </SectionCard>
        )}
        {decisions.length > 0 && (
          <SectionCard title={text.decisions}>
            <Decisions decisions={decisions} />
          </SectionCard>
        )}
        {flags.length > 0 && (
          <SectionCard title={flagsText.all} text={flagsText.text}>
            <StarFlagsTable stars={flags} />
          </SectionCard>
        )}
        {waits.length > 0 && <Waits waits={waits} />}
        {release && <Release release={release} />}
        <SectionCard title={text.check}>
          <ul className={css.limits}>
            {text.limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
          <p>{text.commandLead}</p>
          <code className={css.code}>{text.command}</code>
          <p>{text.key}</p>
          <code className={css.code}>{key}</code>
          {size > 0 && (
            <a className={css.link} href={text.checkpoint.href}>
              {text.checkpoint.label}
            </a>
          )}
          <Anchor className={css.link} href={pathTo('trust')}>
            {text.trust}
          </Anchor>
          <Anchor className={css.link} href={pathTo('moderation-log')}>
            {moderationText.log.link}
          </Anchor>
        </SectionCard>
      </Cards>
    </Page>
  );
});

const Release = ({ release: { quarter, index, hash } }: { readonly release: LoggedRelease }) => (
  <SectionCard title={text.release.title} part="salaries">
    <p>{text.release.text(monthAndYear(new Date(quarter), formatText))}</p>
    <code className={css.code}>{hash}</code>
    <p>{text.release.commandLead}</p>
    <code className={css.code}>{text.release.command}</code>
    <p>{text.release.limit}</p>
    <a className={css.link} href={`/log/release/${quarter}`}>
      {text.release.file}
    </a>
    <span>{text.release.entry(index + 1)}</span>
  </SectionCard>
);

const Entries = ({ entries }: { readonly entries: readonly CountedEntry[] }) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">{text.kind}</th>
        <th scope="col">{text.type}</th>
        <th scope="col">{text.count}</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ kind, type, count }) => (
        <tr key={`${kind} ${type}`}>
          <td>{text.kinds[kind]}</td>
          <td>{text.types[type ?? 'none']}</td>
          <td>{grouped(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Decisions = ({ decisions }: { readonly decisions: readonly CountedDecision[] }) => (
  <table className={css.table}>
    <thead>
      <tr>
        <th scope="col">{text.rule}</th>
        <th scope="col">{text.verdict}</th>
        <th scope="col">{text.count}</th>
      </tr>
    </thead>
    <tbody>
      {decisions.map(({ rule, verdict, isAppeal, count }) => (
        <tr key={`${rule} ${verdict} ${isAppeal}`}>
          <td>
            {rule}: {RULES[rule]}
          </td>
          <td>
            {moderationText.verdicts[verdict]}
            {isAppeal && ` ${text.appealed}`}
          </td>
          <td>{grouped(count)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Waits = ({ waits }: { readonly waits: readonly CountedSourceWait[] }) => (
  <Card padded>
    <h2>{flagsText.waits}</h2>
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{text.source}</th>
          <th scope="col">{flagsText.wait}</th>
          <th scope="col">{flagsText.count}</th>
        </tr>
      </thead>
      <tbody>
        {waits.map(({ source, wait, count }) => (
          <tr key={`${source} ${wait}`}>
            <td>{text.sources[source]}</td>
            <td>{flagsText.within[wait]}</td>
            <td>{grouped(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{text.waitLimit}</p>
  </Card>
);
