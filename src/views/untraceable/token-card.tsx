import { observer } from 'mobx-react-lite';
import { dayAndHour } from '../../core/shared/time';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { UntraceableStore } from '../../stores/untraceable/untraceable-store';
import { Button } from '../kit/button';
import { CheckRow } from '../shared/check-row';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';

const text = untraceableText.tokens;

/** How many posts are left, and how large the group is. */
export const TokenCard = observer(function TokenCard() {
  const store = useStore(UntraceableStore);
  const { group, wallet } = store;
  return (
    <SectionCard title={text.title}>
      {group.kind === 'usable' && (
        <>
          <p>
            <b>{text.left(group.group.left)}</b>
          </p>
          <p>{text.group(group.group.key.name, group.group.key.members)}</p>
        </>
      )}
      <p role="status">{statusOf(store)}</p>
      {group.kind === 'failed' && (
        <div>
          <Button onClick={() => void store.open()}>{text.retry}</Button>
        </div>
      )}
      <CheckRow label={text.keep} text={text.keepText} on={wallet.keep} onChange={store.keep} />
    </SectionCard>
  );
});

function statusOf({ group, wallet: { fetch } }: UntraceableStore): string | undefined {
  if (group.kind === 'small') return text.small;
  if (group.kind === 'failed') return text.failed;
  if (group.kind !== 'none') return undefined;
  return fetch && !fetch.done ? text.waiting(dayAndHour(new Date(fetch.at))) : text.none;
}

/** The same in one sentence, for the dialog. */
export function groupMessage(store: UntraceableStore): string | undefined {
  const { group } = store;
  if (group.kind !== 'usable') return statusOf(store);
  return `${text.group(group.group.key.name, group.group.key.members)} ${text.left(group.group.left)}.`;
}
