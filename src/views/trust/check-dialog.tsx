import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { dayAndHour } from '../../core/shared/time';
import { pathTo } from '../../core/shell/screens';
import { checkText as text } from '../../core/trust/check-text';
import type { LoggedContribution } from '../../core/trust/contribution';
import { type Receipt, receiptText } from '../../core/trust/receipt';
import { type CheckState, CheckStore } from '../../stores/trust/check-store';
import { Anchor } from '../kit/anchor';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { saveFile } from '../shared/save-file';
import { useStore } from '../use-store';
import css from './check-dialog.module.css';

interface CheckDialogProps {
  readonly shown: LoggedContribution;
  readonly onClose: () => void;
}

/** The result of checking, on this device, that the log has what the page shows. */
export const CheckDialog = observer(function CheckDialog({ shown, onClose }: CheckDialogProps) {
  const store = useStore(CheckStore);
  const [failed, setFailed] = useState(false);
  // The page passes a new object with each render; the dialog checks once.
  const [opened] = useState(shown);
  useEffect(() => {
    const leaving = new AbortController();
    store.check(opened, { signal: leaving.signal }).catch(() => {
      if (!leaving.signal.aborted) setFailed(true);
    });
    return () => leaving.abort();
  }, [store, opened]);
  return (
    <Dialog open onClose={onClose} title={text.title} size="small">
      <div className={css.result} role="status">
        {(failed ? [text.failed] : messagesOf(store.state)).map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      {store.receipt && <SaveReceipt receipt={store.receipt} />}
      <Anchor className={css.more} href={pathTo('transparency')}>
        {text.more}
      </Anchor>
    </Dialog>
  );
});

/** Mainly for the author: it can later prove that the log had this text. */
const SaveReceipt = ({ receipt }: { readonly receipt: Receipt }) => (
  <div className={css.result}>
    <p>{text.receiptText}</p>
    <div>
      <Button onClick={() => saveFile(`receipt-${receipt.shown.id}.json`, receiptText(receipt))}>
        {text.receipt}
      </Button>
    </div>
  </div>
);

function messagesOf(state: CheckState): readonly string[] {
  switch (state.kind) {
    case 'proved':
      return [text.proved(state.index + 1, state.size), state.isSigned ? text.signed : text.unsigned];
    case 'waiting':
      return [text.waiting(dayAndHour(state.at))];
    default:
      return [text[state.kind]];
  }
}
