import { useState } from 'react';
import type { QueueItem } from '../../core/moderation/moderation-port';
import { RULES, type RuleId, rulesFor, type Verdict } from '../../core/moderation/rules';
import { moderationWords as words } from '../../core/moderation/words';
import { postActionWords } from '../../core/posts/post-words';
import { Clock } from '../../core/shared/clock';
import { Failure } from '../../core/shared/failure';
import { timeAgo } from '../../core/shared/time-ago';
import { saidOr } from '../../core/shell/said-or';
import { ModerationStore } from '../../stores/moderation/moderation-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { Field } from '../kit/field';
import { RelativeTime } from '../kit/relative-time';
import { RichText } from '../kit/rich-text';
import { Select } from '../kit/select';
import { Tag } from '../kit/tag';
import { TextArea } from '../kit/text-area';
import { useStore } from '../use-store';
import { goOnAtDesk } from './go-on-at-desk';
import css from './moderation.module.css';

interface QueueItemProps {
  readonly item: QueueItem;
}

export function QueueCard({ item }: QueueItemProps) {
  const now = useStore(Clock).now();
  const { id, kind, title, text, createdAt } = item;
  const place = kind === 'MESSAGE' ? item.community || words.chatOfTwo : item.community;
  return (
    <Card as="article" padded className={css.item ?? ''} aria-labelledby={`waits-${id}`} tabIndex={-1}>
      <p className={css.facts}>
        <Tag>{words.kinds[kind]}</Tag>
        {kind !== 'MESSAGE' && <bdi>{place}</bdi>}
        {createdAt && <RelativeTime at={createdAt} now={now} says={timeAgo} />}
        <Tag tone={item.heldFor ? 'chilli' : 'gold'}>
          {item.heldFor ? words.held[item.heldFor] : words.public[kind]}
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

const Why = ({ item: { reports, appeal, former } }: QueueItemProps) => (
  <>
    {appeal !== undefined && (
      <div className={css.said}>
        <b>{words.appeal}</b>
        <p dir="auto">{appeal}</p>
      </div>
    )}
    {reports.length > 0 && (
      <div className={css.said}>
        <b>{words.reports(reports.length)}</b>
        <ul>
          {reports.map(({ reason, note }, at) => (
            // Reports have no names, by intention; their places are what they are.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={at}>
              {postActionWords.reasons[reason]}
              {note && <bdi>: {note}</bdi>}
            </li>
          ))}
        </ul>
      </div>
    )}
    {former.length > 0 && (
      <details className={css.said}>
        <summary>{words.former}</summary>
        {former.map((version) => (
          <p key={version.title + version.text} dir="auto">
            {version.title} {version.text}
          </p>
        ))}
      </details>
    )}
  </>
);

function Decision({ item: { id, kind } }: QueueItemProps) {
  const store = useStore(ModerationStore);
  const toasts = useStore(ToastStore);
  const [rule, setRule] = useState<RuleId>('A1');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const decide = async (decision: Verdict) => {
    const kept = decision === 'KEEP';
    setError(undefined);
    try {
      const said = { id, kind, decision, rule: kept ? 'K1' : rule, text: kept ? '' : text } as const;
      await goOnAtDesk(() => store.decide(said));
      toasts.show({ type: 'success', text1: words.decided[decision][kind] });
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.kind === 'unauthorised') throw failure;
      setError(saidOr(failure, postActionWords.failed));
    }
  };
  return (
    <div className={css.decision}>
      <Field label={words.rule}>
        <Select
          value={rule}
          options={rulesFor('HIDE').map((one) => ({ value: one, label: `${one}: ${RULES[one]}` }))}
          onChange={(value) => setRule(rulesFor('HIDE').find((one) => one === value) ?? 'A1')}
        />
      </Field>
      <Field label={words.told} {...(error && { error })}>
        <TextArea
          rows={2}
          maxLength={500}
          placeholder={words.toldPrompt}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className={css.buttons}>
        <Button icon="check" onClick={() => decide('KEEP')}>
          {words.keep}
        </Button>
        <Button look="ink" icon="eye-off" onClick={() => decide('HIDE')}>
          {words.hide}
        </Button>
      </div>
    </div>
  );
}
