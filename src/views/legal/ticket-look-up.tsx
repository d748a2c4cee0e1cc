import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { grievanceText } from '../../core/moderation/grievances-text';
import { readTicketNumber } from '../../core/moderation/ticket-number';
import { pathTo } from '../../core/shell/screens';
import { TicketStore } from '../../stores/moderation/ticket-store';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import css from './grievance.module.css';
import { TicketCard } from './ticket-card';

const text = grievanceText.look;
const MAX_TYPED_LENGTH = 60;

interface TicketLookUpProps {
  readonly page: 'grievances' | 'summons';
}

/** Puts the number into the address, so that it can be bookmarked and the form works without scripts. */
export const TicketLookUp = observer(function TicketLookUp({ page }: TicketLookUpProps) {
  const store = useStore(TicketStore);
  const navigate = useNavigate();
  const path = pathTo(page);
  const input = useRef<HTMLInputElement>(null);
  const look = async (event: FormEvent) => {
    event.preventDefault();
    const number = readTicketNumber(store.typed);
    if (number === undefined) store.refuse();
    else await navigate(`${path}?ticket=${number}`, { preventScrollReset: true });
    if (store.problem) input.current?.focus();
  };
  return (
    <>
      <form className={css.look} action={`${path}#status`} noValidate onSubmit={(event) => void look(event)}>
        <Field label={text.number} {...(store.problem && { error: text[store.problem] })}>
          <TextInput
            ref={input}
            name="ticket"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={text.example}
            maxLength={MAX_TYPED_LENGTH}
            value={store.typed}
            onChange={(event) => store.type(event.target.value)}
          />
        </Field>
        <Button type="submit" size="large">
          {text.submit}
        </Button>
      </form>
      <div role="status">{store.ticket && <TicketCard ticket={store.ticket} />}</div>
    </>
  );
});
