import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { LogFilter, LoggedDecision } from '../../core/moderation/moderation-log-port';
import type { ModeratedKind } from '../../core/moderation/moderation-port';
import type { RuleId } from '../../core/moderation/rules';
import { RULES } from '../../core/moderation/rules-text';
import { moderationText } from '../../core/moderation/text';
import { longDate } from '../../core/shared/time';
import { queryCodec } from '../../core/shell/query';
import { oneOf } from '../../core/shell/query-values';
import { pathTo } from '../../core/shell/screens';
import { ModerationLogStore } from '../../stores/moderation/moderation-log-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Chip } from '../kit/chip';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import { Tag } from '../kit/tag';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './moderation.module.css';

const text = moderationText.log;
const query = queryCodec(['rule', 'type', 'after']);
const RULE_IDS = Object.keys(RULES) as RuleId[];
const KINDS = Object.keys(moderationText.kinds) as ModeratedKind[];

/** Unknown values show everything. */
function filterIn(search: string): LogFilter {
  const { rule, type } = query.parse(search);
  return { rule: oneOf(RULE_IDS, rule), kind: oneOf(KINDS, type) };
}

const pathOf = ({ rule, kind }: LogFilter, after?: string): string =>
  pathTo('moderation-log') + query.build({ rule, type: kind, after });

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { search } = new URL(request.url);
  await context
    .get(storesContext)(ModerationLogStore)
    .open(filterIn(search), query.parse(search).after, { signal: request.signal });
}

export const handle: ScreenHandle = {
  head: (_resolve, { search }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('moderation-log'),
    hidden: Object.keys(query.parse(search)).length > 0,
  }),
};

export const Component = observer(function ModerationLogScreen() {
  const { page, filter } = useStore(ModerationLogStore);
  if (!page) return undefined;
  const isFiltered = filter.rule !== undefined || filter.kind !== undefined;
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <p className={css.links}>
        <Anchor className={css.link} href={pathTo('transparency')}>
          {text.report}
        </Anchor>
        <Anchor className={css.link} href={pathTo('grievances')}>
          {text.grievance}
        </Anchor>
      </p>
      <Cards>
        <Card padded>
          <h2 className={css.rulesTitle}>{text.rules}</h2>
          <p className={css.hint}>{text.rulesHint}</p>
          <ul className={css.rules}>
            {RULE_IDS.map((rule) => (
              <li key={rule}>
                <RuleLink rule={rule} filter={filter} />
              </li>
            ))}
          </ul>
        </Card>
        <nav className={css.kinds} aria-label={text.what}>
          <Chip href={pathOf({ ...filter, kind: undefined })} on={filter.kind === undefined}>
            {text.all}
          </Chip>
          {KINDS.map((kind) => (
            <Chip key={kind} href={pathOf({ ...filter, kind })} on={filter.kind === kind}>
              {moderationText.kinds[kind]}
            </Chip>
          ))}
        </nav>
        <Card padded={page.items.length > 0}>
          {page.items.length > 0 && <Lines lines={page.items} />}
          {page.items.length === 0 && !isFiltered && <EmptyState {...text.empty} />}
          {page.items.length === 0 && isFiltered && (
            <EmptyState {...text.noMatch} action={<Button href={pathOf({})}>{text.showAll}</Button>} />
          )}
          {page.nextCursor && (
            <div className={css.more}>
              <Button href={pathOf(filter, page.nextCursor)}>{text.more}</Button>
            </div>
          )}
        </Card>
      </Cards>
    </Page>
  );
});

/** Shows only this rule's decisions, or all again. */
function RuleLink({ rule, filter }: { readonly rule: RuleId; readonly filter: LogFilter }) {
  const isOn = filter.rule === rule;
  return (
    <Anchor
      className={css.rule}
      href={pathOf({ ...filter, rule: isOn ? undefined : rule })}
      aria-current={isOn ? 'true' : undefined}
    >
      <b>{rule}</b> {RULES[rule]}
    </Anchor>
  );
}

const Lines = ({ lines }: { readonly lines: readonly LoggedDecision[] }) => (
  <table className={css.log}>
    <thead>
      <tr>
        <th scope="col">{text.when}</th>
        <th scope="col">{text.what}</th>
        <th scope="col">{text.verdict}</th>
        <th scope="col">{text.rule}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ id, day, kind, decision, rule, afterAppeal }) => (
        <tr key={id}>
          <td className={css.day}>
            <time dateTime={day}>{longDate(new Date(day))}</time>
          </td>
          <td>{moderationText.kinds[kind]}</td>
          <td>
            <Tag tone={decision === 'HIDE' ? 'chilli' : 'pine'}>
              {moderationText.verdicts[decision]}
              {afterAppeal && ` ${text.appealed}`}
            </Tag>
          </td>
          <td>
            {rule}: {RULES[rule]}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
