import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { noticeText } from '../../core/notifications/text';
import { EmailsStore } from '../../stores/notifications/emails-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './notification-preferences-card.module.css';

const text = noticeText.preferences.letters;

export const EmailRow = observer(function EmailRow() {
  const store = useStore(EmailsStore);
  const { isKnown, address, requestedAt: askedAt } = store;
  useEffect(() => {
    void store.open();
    return store.leave;
  }, [store]);
  if (!isKnown) return undefined;
  const message = address === undefined ? text.none : text.here(address);
  return (
    <div className={css.device}>
      <p>
        <b>{text.title}</b>
        <small role="status">{askedAt === undefined ? message : text.asked(askedAt)}</small>
      </p>
      {address === undefined && askedAt === undefined && <AddressForm />}
      {address !== undefined && (
        <Button look="line" busy={store.isBusy} onClick={() => void continueInPlace(store.stop)}>
          {text.stop}
        </Button>
      )}
    </div>
  );
});

const AddressForm = observer(function AddressForm() {
  const store = useStore(EmailsStore);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void continueInPlace(store.ask);
  };
  return (
    <form className={css.emails} noValidate onSubmit={ask}>
      <Field label={text.label} {...(store.trouble !== undefined && { error: store.trouble })}>
        <TextInput
          type="email"
          autoComplete="email"
          value={store.text}
          onChange={(event) => store.type(event.target.value)}
        />
      </Field>
      <Button type="submit" look="line" size="large" busy={store.isBusy}>
        {text.ask}
      </Button>
    </form>
  );
});
