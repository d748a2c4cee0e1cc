import { observer } from 'mobx-react-lite';
import { sessionLabel } from '../../core/login/session-label';
import { sessionText as text } from '../../core/login/session-text';
import type { SavedSession } from '../../core/login/sessions-port';
import { loaded } from '../../core/shared/loadable';
import { longDate } from '../../core/shared/time';
import { Catalogue } from '../../core/shell/messages';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { SessionsStore } from '../../stores/login/sessions-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { Icon } from '../kit/icon';
import { Skeleton } from '../kit/skeleton';
import { Tag } from '../kit/tag';
import { SectionCard } from '../shared/section-card';
import { useRetryWhenBack } from '../shared/use-retry-when-back';
import { useStore } from '../use-store';
import css from './sessions-card.module.css';

export const SessionsCard = observer(function SessionsCard() {
  const { list } = useStore(SessionsStore);
  const sessions = loaded(list);
  return (
    <SectionCard title={text.title} text={text.text}>
      {sessions ? <Sessions sessions={sessions} /> : <Missing />}
    </SectionCard>
  );
});

const Missing = observer(function Missing() {
  const { list, open } = useStore(SessionsStore);
  const { errors } = useStore(Catalogue).messages;
  useRetryWhenBack(list, open);
  if (list.state !== 'FAILURE') return <Skeleton lines={3} />;
  return (
    <>
      <p role="alert">
        {list.failure.kind === 'offline'
          ? `${text.notLoaded} ${errors.offline}`
          : retryAfterMessageOr(list.failure, text.notLoaded)}
      </p>
      <Button className={css.all} onClick={() => void continueInPlace(open)}>
        {text.retry}
      </Button>
    </>
  );
});

interface SessionsProps {
  readonly sessions: readonly SavedSession[];
}

const Sessions = observer(function Sessions({ sessions }: SessionsProps) {
  const { busy, endOthers } = useStore(SessionsStore);
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={css.list}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          icon="log-out"
          className={css.all}
          busy={busy === 'others'}
          onClick={() => void continueInPlace(endOthers)}
        >
          {text.logOutOthers}
        </Button>
      ) : (
        <p className={css.note}>{text.onlyThis}</p>
      )}
    </>
  );
});

const SessionRow = observer(function SessionRow({ session }: { readonly session: SavedSession }) {
  const { busy, end } = useStore(SessionsStore);
  const { id, isCurrent, system, loggedInOn, lastUsed } = session;
  const label = sessionLabel(session);
  const facts = [loggedInOn && text.loggedIn(longDate(new Date(loggedInOn))), text.lastUsed[lastUsed]];
  return (
    <li className={css.row}>
      <Icon name={system === 'ANDROID' || system === 'IOS' ? 'smartphone' : 'monitor'} />
      <span className={css.name}>
        <b>{label}</b>
        <small className={css.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </small>
      </span>
      {isCurrent ? (
        <Tag tone="pine">{text.thisDevice}</Tag>
      ) : (
        <Button
          aria-label={text.logOutThere(label)}
          busy={busy === id}
          onClick={() => void continueInPlace(() => end(id))}
        >
          {text.logOut}
        </Button>
      )}
    </li>
  );
});
