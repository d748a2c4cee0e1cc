import { interviewText as text } from '../../core/interviews/text';
import { Card } from '../kit/card';
import css from './interviews.module.css';
import { ShareInterview } from './share-interview';

/** Ends a page of questions with the form for the reader's own interview. */
export const InviteCard = ({ company }: { readonly company?: string }) => (
  <Card padded className={css.invite}>
    <div>
      <h2 className={css.title}>{text.invite}</h2>
      <p>{text.inviteText}</p>
    </div>
    <ShareInterview company={company} />
  </Card>
);
