import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { accountWords } from '../../core/profile/account-words';
import { pathTo } from '../../core/shell/screens';
import { AccountStore } from '../../stores/profile/account-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { useSignOut } from './use-extras';

const words = accountWords.pause;

/** Deactivation logs the member out everywhere and changes nothing else. */
export const BreakCard = observer(function BreakCard() {
  const { busy, pause } = useStore(AccountStore);
  const signOut = useSignOut({ text: words.done, path: pathTo('home') });
  const [asked, setAsked] = useState(false);
  const begin = async () => {
    if (!(await pause())) return;
    setAsked(false);
    // The session has already ended on the server; this clears it on the device.
    await signOut();
  };
  return (
    <SectionCard title={words.title} text={words.text}>
      <Button onClick={() => setAsked(true)}>{words.action}</Button>
      <Dialog
        open={asked}
        onClose={() => setAsked(false)}
        title={words.sure}
        size="small"
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{accountWords.cancel}</Button>
            <Button look="ink" busy={busy === 'break'} onClick={begin}>
              {words.action}
            </Button>
          </>
        }
      >
        <p>{words.sureText}</p>
      </Dialog>
    </SectionCard>
  );
});
