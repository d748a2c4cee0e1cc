import { observer } from 'mobx-react-lite';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { useStore } from '../use-store';
import { Promises } from './promises';
import { ReviewPreview } from './review-preview';

export const ReviewBoard = observer(function ReviewBoard() {
  const { texts } = useStore(OwnReviewStore).form;
  return (
    <>
      <ReviewPreview texts={texts} note={texts.anonymous ? text.hiddenNote : text.sharedNote} />
      <Promises lines={text.promises} />
    </>
  );
});
