import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { DeviceState } from '../../core/notifications/push-registration';
import { noticeText } from '../../core/notifications/text';
import { PushStore } from '../../stores/notifications/push-store';
import { Button } from '../kit/button';
import { continueInPlace } from '../kit/continue-in-place';
import { useStore } from '../use-store';
import css from './notification-preferences-card.module.css';

const text = noticeText.preferences;

const MESSAGE: Readonly<Record<DeviceState, string>> = {
  unknown: text.deviceOff,
  never: text.deviceNever,
  'off here': text.pushOff,
  blocked: text.deviceBlocked,
  off: text.deviceOff,
  on: text.deviceOn,
};

export const DeviceRow = observer(function DeviceRow() {
  const push = useStore(PushStore);
  useEffect(() => {
    void push.check();
  }, [push]);
  return (
    <div className={css.device}>
      <p>
        <b>{text.device}</b>
        <small>{MESSAGE[push.state]}</small>
      </p>
      {push.state === 'off' && (
        <Button look="line" onClick={() => void continueInPlace(push.allow)}>
          {text.turnOn}
        </Button>
      )}
      {push.state === 'on' && (
        <Button look="line" onClick={() => void continueInPlace(push.turnOff)}>
          {text.turnOff}
        </Button>
      )}
    </div>
  );
});
