import { observer } from 'mobx-react-lite';
import { nativeText } from '../../core/shell/native-app-text';
import { LoginPromptStore } from '../../stores/login/login-prompt-store';
import { RatingStore } from '../../stores/reviews/rating-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './rating-dialog.module.css';

const text = nativeText.rating;

export const RatingDialog = observer(function RatingDialog() {
  const { isPrompting: isAsking, rate, later } = useStore(RatingStore);
  const { overlay } = useStore(ShellStore);
  const { current } = useStore(LoginPromptStore);
  const isFree = overlay === undefined && current === undefined;
  const footer = (
    <div className={css.answers}>
      <Button look="plain" onClick={later}>
        {text.later}
      </Button>
      <Button look="gold" icon="star" onClick={rate}>
        {text.rate}
      </Button>
    </div>
  );
  return (
    <Dialog open={isAsking && isFree} onClose={later} title={text.title} size="small" footer={footer}>
      <p>{text.text}</p>
    </Dialog>
  );
});
