import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { QueueItem } from '../../core/moderation/moderation-port';
import { moderationProblems } from '../../core/moderation/problem-text';
import { queueProblems } from '../../core/moderation/queue-problem-text';
import { type RuleId, rulesFor, type Verdict } from '../../core/moderation/rules';
import { RULES } from '../../core/moderation/rules-text';
import { moderationText as texts } from '../../core/moderation/text';
import { postActionText } from '../../core/posts/post-text';
import { Clock } from '../../core/shared/clock';
import { formatText } from '../../core/shared/format-text';
import { monthAndYear } from '../../core/shared/time';
import { timeAgo } from '../../core/shared/time-ago';
import { problemMessage } from '../../core/shell/problem-message';
import { ModerationStore } from '../../stores/moderation/moderation-store';
import { useDraft } from '../composer/use-draft';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { RelativeTime } from '../kit/relative-time';
import { RichText } from '../kit/rich-text';
import { Select } from '../kit/select';
import { Tag } from '../kit/tag';
import { useStore } from '../use-store';
import { continueAtDesk } from './continue-at-desk';
import css from './moderation.module.css';

const PROBLEMS = { ...moderationProblems, ...queueProblems };

interface QueueItemProps {
  readonly item: QueueItem;
}

export function QueueCard({ item }: QueueItemProps) {
  const now = useStore(Clock).now();
  const { id, kind, title, text, createdAt } = item;
  const place = kind === 'MESSAGE' ? item.community || texts.chatOfTwo : item.community;
  return (
    <Card as="article" padded className={css.item} aria-labelledby={`waits-${id}`} tabIndex={-1} data-step>
      <p className={css.facts}>
        <Tag>{texts.kinds[kind]}</Tag>
        {kind !== 'MESSAGE' && <bdi>{place}</bdi>}
        {createdAt && <RelativeTime at={createdAt} now={now} format={timeAgo} />}
        <Tag tone={item.holdReason ? 'chilli' : 'gold'}>
          {item.holdReason ? texts.held[item.holdReason] : texts.public[kind]}
        </Tag>
      </p>
      <h2 id={`waits-${id}`} className={css.title} dir="auto">
        {title || place}
      </h2>
      <p className={css.text} dir="auto">
        <RichText text={text} />
      </p>
      <Pictures item={item} />
      <Why item={item} />
      <Earlier item={item} />
      {item.page && (
        <Anchor className={css.link} href={item.page} data-page>
          {texts.page}
        </Anchor>
      )}
      <Decision item={item} />
    </Card>
  );
}

const Pictures = ({ item: { pictures } }: QueueItemProps) =>
  pictures.length > 0 && (
    <div className={css.pictures}>
      {pictures.map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} width={160} height={120} loading="lazy" />
      ))}
    </div>
  );

const Why = ({ item: { reports, appeal, flag, former } }: QueueItemProps) => (
  <>
    {appeal !== undefined && (
      <div className={css.message}>
        <b>{texts.appeal}</b>
        <p dir="auto">{appeal}</p>
      </div>
    )}
    {flag && (
      <div className={css.message}>
        <b>{texts.flag(flag.rule)}</b>
        <p dir="auto">{flag.note}</p>
      </div>
    )}
    {reports.length > 0 && (
      <div className={css.message}>
        <b>{texts.reports(reports.length)}</b>
        <ul>
          {reports.map(({ reason, note }, index) => (
            // Reports are anonymous on purpose, so the position is the key.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index}>
              {postActionText.reasons[reason]}
              {note && <bdi>: {note}</bdi>}
            </li>
          ))}
        </ul>
      </div>
    )}
    {former.length > 0 && (
      <details className={css.message}>
        <summary>{texts.former}</summary>
        {former.map((version) => (
          <p key={version.title + version.text} dir="auto">
            {version.title} {version.text}
          </p>
        ))}
      </details>
    )}
  </>
);

/** Earlier decisions under the same public name; nothing joins the names of a member. */
const Earlier = ({ item: { earlier } }: QueueItemProps) =>
  earlier.length > 0 && (
    <details className={css.message}>
      <summary>{texts.earlier(earlier.length)}</summary>
      <ul>
        {earlier.map(({ kind, decision, rule, month }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no id, and their order is fixed
          <li key={index}>
            {texts.earlierLine(
              texts.kinds[kind],
              texts.verdicts[decision],
              rule,
              monthAndYear(new Date(`${month}-15`), formatText),
            )}
          </li>
        ))}
      </ul>
    </details>
  );

const Decision = observer(function Decision({ item }: QueueItemProps) {
  const { id, kind } = item;
  const store = useStore(ModerationStore);
  // The decision that was undone, or that the server refused.
  const [returned] = useState(() =>
    store.returned.find(({ input }) => input.id === id && input.kind === kind),
  );
  const [rule, setRule] = useState<RuleId>(returned?.input.decision === 'HIDE' ? returned.input.rule : 'A1');
  const [text, setText] = useDraft(`decision ${kind} ${id}`, returned?.input.text);
  const [error, setError] = useState(
    returned?.failure && problemMessage(returned.failure, PROBLEMS, postActionText.failed),
  );
  const note = useRef<HTMLTextAreaElement>(null);
  const decide = (decision: Verdict) => {
    const staysVisible = decision === 'KEEP';
    if (!staysVisible && text.trim() === '') {
      note.current?.focus();
      return setError(texts.noteMissing);
    }
    void continueAtDesk(async () =>
      store.decide(item, { decision, rule: staysVisible ? 'K1' : rule, text: staysVisible ? '' : text }),
    );
    setText('');
  };
  return (
    <div className={css.decision}>
      <Field label={texts.rule}>
        <Select
          value={rule}
          options={rulesFor('HIDE').map((id) => ({ value: id, label: `${id}: ${RULES[id]}` }))}
          onChange={(value) => setRule(rulesFor('HIDE').find((id) => id === value) ?? 'A1')}
        />
      </Field>
      <Field label={texts.reported} {...(error && { error })}>
        <LimitedArea
          ref={note}
          rows={2}
          maxLength={500}
          placeholder={texts.reportedPrompt}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={css.buttons}>
        <Button icon="check" data-decide="KEEP" onClick={() => decide('KEEP')}>
          {texts.keep}
        </Button>
        <Button look="ink" icon="eye-off" data-decide="HIDE" onClick={() => decide('HIDE')}>
          {texts.hide}
        </Button>
      </div>
    </div>
  );
});
