import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { LONGEST_GRIEVANCE } from '../../core/moderation/grievance-form';
import { GRIEVANCE_KINDS, type GrievanceKind } from '../../core/moderation/grievances-port';
import { grievanceWords as words } from '../../core/moderation/grievances-words';
import type { Failure } from '../../core/shared/failure';
import { waitOr } from '../../core/shell/wait-or';
import { GrievanceStore } from '../../stores/moderation/grievance-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { Select } from '../kit/select';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { FiledTicket } from './filed-ticket';
import css from './grievance.module.css';

const LONGEST_ADDRESS = 254;
const LONGEST_PLACE = 2000;
const COMPLAINTS = GRIEVANCE_KINDS.filter((kind) => kind !== 'AUTHORITY');

interface GrievanceFormProps {
  /** An authority gives notice, so it chooses no kind of complaint. */
  readonly notice?: boolean;
}

export const GrievanceForm = observer(function GrievanceForm({ notice = false }: GrievanceFormProps) {
  const store = useStore(GrievanceStore);
  const box = useRef<HTMLFormElement>(null);
  if (store.filed) return <FiledTicket ticket={store.filed} />;
  const { texts, problems, failure } = store;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (notice) store.change({ kind: 'AUTHORITY' });
    if (!(await store.send(location.origin)))
      box.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <form ref={box} className={css.form} method="post" noValidate onSubmit={(event) => void send(event)}>
      {!notice && (
        <Field label={words.kind}>
          <Select
            options={COMPLAINTS.map((value) => ({ value, label: words.kinds[value] }))}
            value={texts.kind}
            onChange={(kind) => store.change({ kind: kind as GrievanceKind })}
          />
        </Field>
      )}
      <Field label={words.about} hint={words.aboutHint} {...said(problems.about)}>
        <TextInput
          inputMode="url"
          autoComplete="off"
          placeholder={words.aboutExample}
          maxLength={LONGEST_PLACE}
          value={texts.about}
          onChange={(event) => store.change({ about: event.target.value })}
        />
      </Field>
      <Field
        label={notice ? words.authorityText : words.text}
        hint={notice ? words.authorityHint : words.textHint}
        {...said(problems.text)}
      >
        <TextArea
          className={css.words}
          maxLength={LONGEST_GRIEVANCE}
          value={texts.text}
          onChange={(event) => store.change({ text: event.target.value })}
        />
      </Field>
      <Field label={words.email} hint={words.emailHint} {...said(problems.email)}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={LONGEST_ADDRESS}
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
        <p className={css.note}>{words.noScripts}</p>
      </noscript>
      <div className={css.send}>
        <Button type="submit" look="gold" size="large" busy={store.busy}>
          {notice ? words.sendNotice : words.send}
        </Button>
      </div>
    </form>
  );
});

const said = (problem: keyof typeof words.problems | undefined) =>
  problem && { error: words.problems[problem] };

function sorry(failure: Failure): string {
  if (failure.kind === 'offline') return words.offline;
  return failure.kind === 'limited' ? words.limited(waitOr(failure, words.usualWait)) : words.failed;
}
