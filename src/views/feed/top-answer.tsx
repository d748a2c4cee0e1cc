import { authorLine } from '../../core/feed/author-line';
import { feedText } from '../../core/feed/text';
import type { TopAnswer as Answer } from '../../core/posts/post';
import { Avatar } from '../kit/avatar';
import { RichText } from '../kit/rich-text';
import css from './top-answer.module.css';

export function TopAnswer({ answer }: { readonly answer: Answer }) {
  const text = feedText.post;
  const { role, company } = authorLine(answer.author);
  const work = company ? `${role} ${text.at} ${company}` : role;
  return (
    <div className={css.answer}>
      <Avatar url={answer.author.avatarUrl} size="sm" />
      <div className={css.words}>
        <p className={css.who}>
          <bdi>{answer.author.name}</bdi>
          {work && `, ${work}`}
        </p>
        <p className={css.text} dir="auto">
          <RichText text={answer.text} />
        </p>
      </div>
    </div>
  );
}
