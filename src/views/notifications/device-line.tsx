import { observer } from 'mobx-react-lite';
import { noticeWords } from '../../core/notifications/words';
import { type DeviceState, PushStore } from '../../stores/notifications/push-store';
import { Button } from '../kit/button';
import { goOnInPlace } from '../kit/go-on-in-place';
import { useStore } from '../use-store';
import css from './wishes-card.module.css';

const words = noticeWords.wishes;

const SAID: Readonly<Record<DeviceState, string>> = {
  unknown: words.deviceOff,
  never: words.deviceNever,
  'off here': words.pushOff,
  blocked: words.deviceBlocked,
  off: words.deviceOff,
  on: words.deviceOn,
};

export const DeviceLine = observer(function DeviceLine() {
  const push = useStore(PushStore);
  return (
    <div className={css.device}>
      <p>
        <b>{words.device}</b>
        <small>{SAID[push.state]}</small>
      </p>
      {push.state === 'off' && (
        <Button look="line" onClick={() => void goOnInPlace(push.allow)}>
          {words.turnOn}
        </Button>
      )}
      {push.state === 'on' && (
        <Button look="line" onClick={() => void goOnInPlace(push.turnOff)}>
          {words.turnOff}
        </Button>
      )}
    </div>
  );
});
