import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { GrievanceStep, WaitingGrievance } from '../../core/moderation/grievance-desk-port';
import { grievanceText } from '../../core/moderation/grievances-text';
import { moderationProblems } from '../../core/moderation/problem-text';
import { Failure } from '../../core/shared/failure';
import { Catalogue } from '../../core/shell/messages';
import { problemMessage } from '../../core/shell/problem-message';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { useDraft } from '../composer/use-draft';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { continueInPlace } from '../kit/continue-in-place';
import { EmptyState } from '../kit/empty-state';
import { Field } from '../kit/field';
import { LimitedArea } from '../kit/limited-area';
import { TicketCard } from '../legal/ticket-card';
import { useRetryWhenBack } from '../shared/use-retry-when-back';
import { useStore } from '../use-store';
import { continueAtDesk } from './continue-at-desk';
import css from './moderation.module.css';

const texts = grievanceText.desk;
const MAX_ANSWER_LENGTH = 2000;

/** The grievance desk for staff; hidden from all other users. */
export const GrievanceDesk = observer(function GrievanceDesk() {
  const store = useStore(GrievanceDeskStore);
  const { waiting } = store;
  useRetryWhenBack(waiting, store.open);
  const { errors } = useStore(Catalogue).messages;
  if (store.forbidden || waiting.state === 'IDLE' || waiting.state === 'LOADING') return undefined;
  return (
    <>
      <header className={css.desk}>
        <h2>{texts.title}</h2>
        <p>{texts.lead}</p>
      </header>
      {waiting.state === 'FAILURE' ? (
        <Card role="alert">
          <EmptyState
            title={texts.failed}
            {...(waiting.failure.kind === 'offline' && { text: errors.offline })}
            action={
              <Button icon="rotate-ccw" onClick={() => void continueInPlace(store.open)}>
                {texts.retry}
              </Button>
            }
          />
        </Card>
      ) : waiting.value.length === 0 ? (
        <Card>
          <EmptyState {...texts.empty} />
        </Card>
      ) : (
        waiting.value.map((waitingGrievance) => (
          <GrievanceCard key={waitingGrievance.ticket.number} grievance={waitingGrievance} />
        ))
      )}
    </>
  );
});

function GrievanceCard({
  grievance: { ticket, kind, about, text },
}: {
  readonly grievance: WaitingGrievance;
}) {
  const title = `grievance-${ticket.number}`;
  return (
    <Card as="article" padded className={css.item} aria-labelledby={title} tabIndex={-1}>
      <h3 id={title} className={css.title}>
        {grievanceText.kinds[kind]}
      </h3>
      <TicketCard ticket={ticket} />
      {about !== undefined && (
        <p>
          {texts.about}:{' '}
          <Anchor className={css.link} href={about}>
            {about}
          </Anchor>
        </p>
      )}
      <p className={css.text} dir="auto">
        {text}
      </p>
      <Answer ticket={ticket} />
    </Card>
  );
}

function Answer({ ticket }: Pick<WaitingGrievance, 'ticket'>) {
  const store = useStore(GrievanceDeskStore);
  const toasts = useStore(ToastStore);
  const [answer, setAnswer] = useDraft(`grievance-answer ${ticket.number}`);
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState<GrievanceStep['state']>();
  const field = useRef<HTMLTextAreaElement>(null);
  const move = async (state: GrievanceStep['state']) => {
    if (sending) return;
    if (state !== 'ACKNOWLEDGED' && answer.trim() === '') {
      field.current?.focus();
      return setError(texts.answerMissing);
    }
    setSending(state);
    setError(undefined);
    try {
      const step = { state, answer: state === 'ACKNOWLEDGED' ? '' : answer };
      await continueAtDesk(() => store.move(ticket.number, step));
      if (state !== 'ACKNOWLEDGED') setAnswer('');
      toasts.show({ type: 'success', text1: texts.done[state] });
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.kind === 'unauthorised') throw failure;
      setError(problemMessage(failure, moderationProblems, texts.notDone));
    } finally {
      setSending(undefined);
    }
  };
  return (
    <div className={css.decision}>
      <Field label={texts.answer} hint={texts.answerHint} {...(error && { error })}>
        <LimitedArea
          ref={field}
          rows={3}
          maxLength={MAX_ANSWER_LENGTH}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      <div className={css.buttons}>
        {ticket.state === 'RECEIVED' && (
          <Button icon="eye" busy={sending === 'ACKNOWLEDGED'} onClick={() => move('ACKNOWLEDGED')}>
            {texts.acknowledge}
          </Button>
        )}
        <Button icon="x" busy={sending === 'REJECTED'} onClick={() => move('REJECTED')}>
          {texts.reject}
        </Button>
        <Button look="ink" icon="check" busy={sending === 'RESOLVED'} onClick={() => move('RESOLVED')}>
          {texts.resolve}
        </Button>
      </div>
    </div>
  );
}
