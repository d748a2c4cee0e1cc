import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { listsOf } from '../../core/jobs/alert-query';
import { alertDetails, alertTitle } from '../../core/jobs/alert-summary';
import type { JobAlert } from '../../core/jobs/job-alert';
import { alertText as texts } from '../../core/jobs/job-alerts-text';
import { pathTo } from '../../core/shell/screens';
import { JobAlertsStore } from '../../stores/jobs/job-alerts-store';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { SessionStore } from '../../stores/login/session-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { EmptyState } from '../kit/empty-state';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import css from './job-alerts.module.css';

export const AlertList = observer(function AlertList() {
  const { signedIn } = useStore(SessionStore);
  if (!signedIn) return <Visitor />;
  return (
    <SectionCard
      title={texts.own}
      end={
        <Anchor className={css.settings} href={pathTo('preferences')}>
          {texts.settings}
        </Anchor>
      }
    >
      <Mine />
    </SectionCard>
  );
});

function Visitor() {
  const loginPrompts = useStore(LoginPromptStore);
  const { title, text, button } = texts.visitor;
  const login = (
    <Button look="line" onClick={() => loginPrompts.open('login', 'jobAlert')}>
      {button}
    </Button>
  );
  return (
    <SectionCard title={texts.own}>
      <EmptyState title={title} text={text} action={login} />
    </SectionCard>
  );
}

const Mine = observer(function Mine() {
  const { alerts, remove } = useStore(JobAlertsStore);
  const list = useRef<HTMLDivElement>(null);
  // The pressed button disappears with its alert, so the focus moves to the list.
  const drop = (alert: JobAlert) => {
    list.current?.focus();
    void remove(alert);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: groups the list and its empty state.
    <div ref={list} role="group" aria-label={texts.own} tabIndex={-1} className={css.own}>
      {alerts.length === 0 ? (
        <EmptyState {...texts.none} />
      ) : (
        <ul className={css.list}>
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} onRemove={() => drop(alert)} />
          ))}
        </ul>
      )}
    </div>
  );
});

interface AlertRowProps {
  readonly alert: JobAlert;
  readonly onRemove: () => void;
}

function AlertRow({ alert, onRemove }: AlertRowProps) {
  const title = alertTitle(alert);
  const details = alertDetails(alert);
  return (
    <li className={css.row}>
      <div>
        <h3 className={css.title}>{title}</h3>
        {details.length > 0 && <p className={css.details}>{details.join(', ')}</p>}
        <p className={css.fits}>{texts.fits(alert.fits)}</p>
        <p className={css.links}>
          {listsOf(alert).map(({ name, query }) => (
            <Anchor key={query} href={pathTo('jobs') + query}>
              {texts.look(name)}
            </Anchor>
          ))}
        </p>
      </div>
      <Button icon="trash-2" aria-label={texts.removeThis(title)} onClick={onRemove}>
        {texts.remove}
      </Button>
    </li>
  );
}
