import { observer } from 'mobx-react-lite';
import { type FormEvent, useEffect } from 'react';
import { noticeWords } from '../../core/notifications/words';
import { LettersStore } from '../../stores/notifications/letters-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './wishes-card.module.css';

const words = noticeWords.wishes.letters;

export const LettersLine = observer(function LettersLine() {
  const store = useStore(LettersStore);
  const { isKnown, address, askedAt } = store;
  useEffect(() => void store.open(), [store]);
  if (!isKnown) return undefined;
  const said = address === undefined ? words.none : words.here(address);
  return (
    <div className={css.device}>
      <p>
        <b>{words.title}</b>
        <small role="status">{askedAt === undefined ? said : words.asked(askedAt)}</small>
      </p>
      {address === undefined && askedAt === undefined && <AddressForm />}
      {address !== undefined && (
        <Button look="line" disabled={store.isBusy} onClick={() => void store.stop()}>
          {words.stop}
        </Button>
      )}
    </div>
  );
});

const AddressForm = observer(function AddressForm() {
  const store = useStore(LettersStore);
  const ask = (event: FormEvent) => {
    event.preventDefault();
    void store.ask();
  };
  return (
    <form className={css.letters} noValidate onSubmit={ask}>
      <Field label={words.label} {...(store.trouble !== undefined && { error: store.trouble })}>
        <TextInput
          type="email"
          autoComplete="email"
          value={store.text}
          onChange={(event) => store.type(event.target.value)}
        />
      </Field>
      <Button type="submit" look="line" size="large" disabled={store.isBusy}>
        {words.ask}
      </Button>
    </form>
  );
});
