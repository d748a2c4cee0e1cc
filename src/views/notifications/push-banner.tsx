import { observer } from 'mobx-react-lite';
import { noticeWords } from '../../core/notifications/words';
import { PushStore } from '../../stores/notifications/push-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { NativePromptStore } from '../../stores/shell/native-prompt-store';
import { Button } from '../kit/button';
import { Icon } from '../kit/icon';
import { IconButton } from '../kit/icon-button';
import { useStore } from '../use-store';
import css from './push-banner.module.css';

const words = noticeWords.banner;

/** Our own prompt, before the one of the browser or the app. */
export const PushBanner = observer(function PushBanner() {
  const push = useStore(PushStore);
  const native = useStore(NativePromptStore);
  const toasts = useStore(ToastStore);
  const allow = async () => {
    const state = await push.allow();
    if (state === 'on') toasts.show({ type: 'success', text1: words.done });
    if (state === 'blocked') toasts.show({ type: 'info', text1: words.denied });
  };
  if (push.asking) return <Question onAllow={() => void allow()} onLater={push.later} />;
  if (native.asking) return <Question onAllow={native.allow} onLater={native.later} />;
  return undefined;
});

interface QuestionProps {
  readonly onAllow: () => void;
  readonly onLater: () => void;
}

const Question = ({ onAllow, onLater }: QuestionProps) => (
  <aside className={css.banner} aria-label={words.label}>
    <Icon name="bell" size="large" className={css.icon} />
    <div className={css.words}>
      <b>{words.title}</b>
      <p>{words.text}</p>
      <div className={css.buttons}>
        <Button look="gold" onClick={onAllow}>
          {words.allow}
        </Button>
        <Button look="plain" onClick={onLater}>
          {words.later}
        </Button>
      </div>
    </div>
    <IconButton icon="x" label={words.close} onClick={onLater} />
  </aside>
);
