import { observer } from 'mobx-react-lite';
import { nativeWords } from '../../core/shell/native-app-words';
import { GateStore } from '../../stores/login/gate-store';
import { RatingStore } from '../../stores/reviews/rating-store';
import { ShellStore } from '../../stores/shell/shell-store';
import { Button } from '../kit/button';
import { Dialog } from '../kit/dialog';
import { useStore } from '../use-store';
import css from './rating-dialog.module.css';

const words = nativeWords.rating;

export const RatingDialog = observer(function RatingDialog() {
  const { asking, rate, later } = useStore(RatingStore);
  const { overlay } = useStore(ShellStore);
  const { current } = useStore(GateStore);
  const isFree = overlay === undefined && current === undefined;
  const footer = (
    <div className={css.answers}>
      <Button look="plain" onClick={later}>
        {words.later}
      </Button>
      <Button look="gold" icon="star" onClick={rate}>
        {words.rate}
      </Button>
    </div>
  );
  return (
    <Dialog open={asking && isFree} onClose={later} title={words.title} size="small" footer={footer}>
      <p>{words.text}</p>
    </Dialog>
  );
});
