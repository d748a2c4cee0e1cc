import { observer } from 'mobx-react-lite';
import { noticeText } from '../../core/notifications/text';
import { PushStore } from '../../stores/notifications/push-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { NativePromptStore } from '../../stores/shell/native-prompt-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import css from './push-banner.module.css';

const text = noticeText.banner;

/** Our own prompt, shown before the browser's or the app's. */
export const PushBanner = observer(function PushBanner() {
  const push = useStore(PushStore);
  const native = useStore(NativePromptStore);
  const toasts = useStore(ToastStore);
  const allow = async () => {
    const state = await push.allow();
    if (state === 'on') toasts.show({ type: 'success', text1: text.done });
    if (state === 'blocked') toasts.show({ type: 'info', text1: text.denied });
  };
  if (push.isPrompting) return <Question onAllow={() => void allow()} onLater={push.later} />;
  if (native.isPrompting) return <Question onAllow={native.allow} onLater={native.later} />;
  return undefined;
});

interface QuestionProps {
  readonly onAllow: () => void;
  readonly onLater: () => void;
}

const Question = ({ onAllow, onLater }: QuestionProps) => (
  <aside className={css.banner} aria-label={text.label}>
    <Icon name="bell" size="large" className={css.icon} />
    <div className={css.text}>
      <b>{text.title}</b>
      <p>{text.text}</p>
      <div className={css.buttons}>
        <Button look="gold" onClick={onAllow}>
          {text.allow}
        </Button>
        <Button look="plain" onClick={onLater}>
          {text.later}
        </Button>
      </div>
    </div>
    <IconButton icon="x" label={text.close} onClick={onLater} />
  </aside>
);
