import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { salaryReportWords as words } from '../../core/salary-report/words';
import { SalaryReportStore } from '../../stores/salary-report-store';
import { SessionStore } from '../../stores/session-store';
import { LogInButton } from '../login/log-in-button';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { SalaryBoard } from './salary-board';
import { SalaryFields } from './salary-fields';
import { TakeBack } from './take-back';

/** Fields left, what they add up to on the board right. */
export const SalaryForm = observer(function SalaryForm() {
  const store = useStore(SalaryReportStore);
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await store.send())) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>{store.known ? words.changeTitle : words.title}</h1>
        <p>{words.lead}</p>
      </header>
      {store.missing && <Missing />}
      <form ref={form} className={css.tool} method="post" noValidate onSubmit={(event) => void send(event)}>
        <SalaryFields>{store.known && <TakeBack />}</SalaryFields>
        <SalaryBoard />
      </form>
    </div>
  );
});

/** The link leads to a salary that cannot be shown. */
const Missing = observer(function Missing() {
  const { signedIn } = useStore(SessionStore);
  return (
    <div className={css.note} role="status">
      <p>{signedIn ? words.missing : words.missingVisitor}</p>
      {!signedIn && <LogInButton />}
    </div>
  );
});
