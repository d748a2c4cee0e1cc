import { observer } from 'mobx-react-lite';
import type { OwnReview } from '../../core/contributions/own-review';
import { ownReviewText as text } from '../../core/contributions/own-review-text';
import { OwnReviewStore } from '../../stores/contributions/own-review-store';
import { Card } from '../kit/card';
import { Cards, Page, PageHead } from '../kit/page';
import { useStore } from '../use-store';
import css from './contribute.module.css';
import { DeleteContribution } from './delete-contribution';

/** A review that the employer answered can be deleted but not edited. */
export const AnsweredReview = observer(function AnsweredReview({ known }: { readonly known: OwnReview }) {
  const { form } = useStore(OwnReviewStore);
  const { title, likes, dislikes } = known.review;
  return (
    <Page width="narrow">
      <PageHead title={text.answered} lead={text.answeredText} />
      <Cards>
        <Card padded className={css.answered}>
          {title && <h2>{title}</h2>}
          <h3>{text.likes}</h3>
          <p>{likes}</p>
          <h3>{text.dislikes}</h3>
          <p>{dislikes}</p>
          <DeleteContribution form={form} kind="REVIEW" text={text.removeText} />
        </Card>
      </Cards>
    </Page>
  );
});
