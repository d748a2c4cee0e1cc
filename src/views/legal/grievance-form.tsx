import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect, useRef } from 'react';
import { MAX_GRIEVANCE_LENGTH } from '../../core/moderation/grievance-form';
import { GRIEVANCE_KINDS, type GrievanceKind } from '../../core/moderation/grievances-port';
import { grievanceText as text } from '../../core/moderation/grievances-text';
import type { Failure } from '../../core/shared/failure';
import { retryAfterMessageOr } from '../../core/shell/retry-after-message-or';
import { GrievanceStore } from '../../stores/moderation/grievance-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { focusFirstProblem } from '../kit/focus-first-problem';
import { LimitedArea } from '../kit/limited-area';
import { Select } from '../kit/select';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { FiledTicket } from './filed-ticket';
import css from './grievance.module.css';

const MAX_ADDRESS_LENGTH = 254;
const MAX_PLACE_LENGTH = 2000;
const COMPLAINTS = GRIEVANCE_KINDS.filter((kind) => kind !== 'AUTHORITY');

interface GrievanceFormProps {
  /** A notice from an authority has no kind of complaint. */
  readonly notice?: boolean;
}

export const GrievanceForm = observer(function GrievanceForm({ notice = false }: GrievanceFormProps) {
  const forms = useStore(GrievanceStore);
  const store = notice ? forms.notice : forms.complaint;
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => {
    store.recall();
    return store.leave;
  }, [store]);
  if (store.filed) return <FiledTicket ticket={store.filed} onAnother={store.again} />;
  const { texts, problems, failure } = store;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (notice) store.change({ kind: 'AUTHORITY' });
    if (!(await store.send(location.origin))) focusFirstProblem(box.current);
  };
  return (
    <form ref={box} className={css.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      {!notice && (
        <Field label={text.kind}>
          <Select
            options={COMPLAINTS.map((value) => ({ value, label: text.kinds[value] }))}
            value={texts.kind}
            onChange={(kind) => store.change({ kind: kind as GrievanceKind })}
          />
        </Field>
      )}
      <Field label={text.about} hint={text.aboutHint} {...message(problems.about)}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder={text.aboutExample}
          maxLength={MAX_PLACE_LENGTH}
          value={texts.about}
          onChange={(event) => store.change({ about: event.target.value })}
        />
      </Field>
      <Field
        label={notice ? text.authorityText : text.text}
        hint={notice ? text.authorityHint : text.textHint}
        {...message(problems.text)}
      >
        <LimitedArea
          className={css.text}
          maxLength={MAX_GRIEVANCE_LENGTH}
          value={texts.text}
          onChange={(event) => store.change({ text: event.target.value })}
        />
      </Field>
      <Field label={text.email} hint={text.emailHint} {...message(problems.email)}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={MAX_ADDRESS_LENGTH}
          value={texts.email}
          onChange={(event) => store.change({ email: event.target.value })}
        />
      </Field>
      {failure && (
        <p className={css.problem} role="alert">
          {sorry(failure)}
        </p>
      )}
      <noscript>
        <p className={css.note}>{text.noScripts}</p>
      </noscript>
      <div className={css.send}>
        <Button type="submit" look="gold" size="large" busy={store.busy}>
          {notice ? text.sendNotice : text.send}
        </Button>
      </div>
    </form>
  );
});

const message = (problem: keyof typeof text.problems | undefined) =>
  problem && { error: text.problems[problem] };

function sorry(failure: Failure): string {
  if (failure.kind === 'offline') return text.offline;
  return failure.kind === 'limited'
    ? text.limited(retryAfterMessageOr(failure, text.usualWait))
    : text.failed;
}
