import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { accountText } from '../../core/profile/account-text';
import { pathTo } from '../../core/shell/screens';
import { AccountStore } from '../../stores/profile/account-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { useSignOut } from './use-extras';

const text = accountText.pause;

/** Deactivation logs the member out everywhere and changes nothing else. */
export const BreakCard = observer(function BreakCard() {
  const { busy, pause } = useStore(AccountStore);
  const signOut = useSignOut({ text: text.done, path: pathTo('home') });
  const [request, setAsked] = useState(false);
  const begin = async () => {
    if (!(await pause())) return;
    setAsked(false);
    // The session has already ended on the server; this clears it on the device.
    await signOut();
  };
  return (
    <SectionCard title={text.title} text={text.text}>
      <Button onClick={() => setAsked(true)}>{text.action}</Button>
      <Dialog
        open={request}
        onClose={() => setAsked(false)}
        title={text.sure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{accountText.cancel}</Button>
            <Button look="ink" busy={busy === 'break'} onClick={begin}>
              {text.action}
            </Button>
          </>
        }
      >
        <p>{text.sureText}</p>
      </Dialog>
    </SectionCard>
  );
});
