import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { GrievanceStep, WaitingGrievance } from '../../core/moderation/grievance-desk-port';
import { grievanceWords } from '../../core/moderation/grievances-words';
import { Failure } from '../../core/shared/failure';
import { saidOr } from '../../core/shell/said-or';
import { GrievanceDeskStore } from '../../stores/moderation/grievance-desk-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Card } from '../kit/card';
import { EmptyState } from '../kit/empty-state';
import { Field } from '../kit/field';
import { TextArea } from '../kit/text-area';
import { TicketCard } from '../legal/ticket-card';
import { useStore } from '../use-store';
import { goOnAtDesk } from './go-on-at-desk';
import css from './moderation.module.css';

const words = grievanceWords.desk;
const LONGEST_ANSWER = 2000;

/** The grievance desk for staff; hidden from all other users. */
export const GrievanceDesk = observer(function GrievanceDesk() {
  const store = useStore(GrievanceDeskStore);
  const { waiting } = store;
  if (store.forbidden || waiting.state === 'IDLE' || waiting.state === 'LOADING') return undefined;
  return (
    <>
      <header className={css.desk}>
        <h2>{words.title}</h2>
        <p>{words.lead}</p>
      </header>
      {waiting.state === 'FAILURE' ? (
        <Card role="alert">
          <EmptyState
            title={words.failed}
            action={
              <Button icon="rotate-ccw" onClick={() => void store.open()}>
                {words.retry}
              </Button>
            }
          />
        </Card>
      ) : waiting.value.length === 0 ? (
        <Card>
          <EmptyState {...words.empty} />
        </Card>
      ) : (
        waiting.value.map((one) => <GrievanceCard key={one.ticket.number} grievance={one} />)
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
    <Card as="article" padded className={css.item ?? ''} aria-labelledby={title} tabIndex={-1}>
      <h3 id={title} className={css.title}>
        {grievanceWords.kinds[kind]}
      </h3>
      <TicketCard ticket={ticket} />
      {about !== undefined && (
        <p>
          {words.about}:{' '}
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
  const [answer, setAnswer] = useState('');
  const [error, setError] = useState<string>();
  const move = async (state: GrievanceStep['state']) => {
    setError(undefined);
    try {
      const step = { state, answer: state === 'ACKNOWLEDGED' ? '' : answer };
      await goOnAtDesk(() => store.move(ticket.number, step));
      toasts.show({ type: 'success', text1: words.done[state] });
    } catch (failure) {
      if (!(failure instanceof Failure) || failure.kind === 'unauthorised') throw failure;
      setError(saidOr(failure, words.notDone));
    }
  };
  return (
    <div className={css.decision}>
      <Field label={words.answer} hint={words.answerHint} {...(error && { error })}>
        <TextArea
          rows={3}
          maxLength={LONGEST_ANSWER}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
      </Field>
      <div className={css.buttons}>
        {ticket.state === 'RECEIVED' && (
          <Button icon="eye" onClick={() => move('ACKNOWLEDGED')}>
            {words.acknowledge}
          </Button>
        )}
        <Button icon="x" onClick={() => move('REJECTED')}>
          {words.reject}
        </Button>
        <Button look="ink" icon="check" onClick={() => move('RESOLVED')}>
          {words.resolve}
        </Button>
      </div>
    </div>
  );
}
