import { observer } from 'mobx-react-lite';
import type { LoaderFunctionArgs } from 'react-router';
import type { LoggedDecision } from '../../core/moderation/moderation-log-port';
import type { RuleId } from '../../core/moderation/rules';
import { RULES } from '../../core/moderation/rules-text';
import { moderationText } from '../../core/moderation/text';
import { longDate } from '../../core/shared/time';
import { queryCodec } from '../../core/shell/query';
import { pathTo } from '../../core/shell/screens';
import { ModerationLogStore } from '../../stores/moderation/moderation-log-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Cards, Page, PageHead } from '../kit/page';
import type { ScreenHandle } from '../shared/screen-module';
import { storesContext, useStore } from '../use-store';
import css from './moderation.module.css';

const text = moderationText.log;
const query = queryCodec(['after']);

export async function loader({ request, context }: LoaderFunctionArgs): Promise<void> {
  const { after } = query.parse(new URL(request.url).search);
  await context.get(storesContext)(ModerationLogStore).open(after, { signal: request.signal });
}

export const handle: ScreenHandle = {
  head: (_resolve, { search }) => ({
    title: text.title,
    description: text.description,
    canonical: pathTo('moderation-log'),
    hidden: query.parse(search).after !== undefined,
  }),
};

export const Component = observer(function ModerationLogScreen() {
  const { page } = useStore(ModerationLogStore);
  if (!page) return undefined;
  return (
    <Page width="narrow">
      <PageHead title={text.title} lead={text.lead} />
      <Cards>
        <Card padded>
          <h2 className={css.rulesTitle}>{text.rules}</h2>
          <dl className={css.rules}>
            {(Object.keys(RULES) as RuleId[]).map((rule) => (
              <div key={rule} className={css.rule}>
                <dt>{rule}</dt>
                <dd>{RULES[rule]}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <Card padded={page.items.length > 0}>
          {page.items.length === 0 ? <EmptyState {...text.empty} /> : <Lines lines={page.items} />}
          {page.nextCursor && (
            <div className={css.more}>
              <Button href={pathTo('moderation-log') + query.build({ after: page.nextCursor })}>
                {text.more}
              </Button>
            </div>
          )}
        </Card>
      </Cards>
    </Page>
  );
});

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
            {moderationText.verdicts[decision]}
            {afterAppeal && ` ${text.appealed}`}
          </td>
          <td>
            {rule}: {RULES[rule]}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
