import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { linked, readable } from '../../core/posts/mentions';
import type { Post } from '../../core/posts/post';
import { wordProblems } from '../../core/posts/post-draft';
import { postActionWords as words } from '../../core/posts/post-words';
import { LONGEST_POST, LONGEST_TITLE, lettersLeft } from '../../core/posts/writing-rules';
import { pictureChoices } from '../../core/shared/picture-address';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';
import css from './composer.module.css';
import { LettersLeft } from './letters-left';
import pictures from './picture-fields.module.css';
import { problemText } from './problem-text';
import { useFirstProblem } from './use-first-problem';
import { useNextFocus } from './use-next-focus';

interface EditPostProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** The remaining characters show from here on. */
const TELL_FROM = { title: 40, text: 500 };
/** The focus targets: the text, and the last button of every picture. */
const STEPS = 'textarea, [data-step]';

export function EditPost({ post, onClose }: EditPostProps) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState(post.title);
  const [{ text: written, mentions }] = useState(() => readable(post.text));
  const [typed, setTyped] = useState(written);
  const [attempts, setAttempts] = useState(0);
  const form = useFirstProblem(attempts);
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const text = linked(typed, mentions);
  const problems = wordProblems(title, text);
  const problemAt = (field: string) =>
    problemText(attempts > 0 ? problems.find((one) => one.field === field) : undefined);
  const act = async () => {
    setAttempts(attempts + 1);
    if (problems.length > 0) return undefined;
    const outcome = await actions.change(post, { title, text });
    if (outcome === 'kept') return words.willSend;
    await revalidate();
    return outcome.status === 'FLAGGED' ? words.held : words.saved;
  };
  return (
    <ActionDialog title={words.editTitle} submit={words.save} onClose={onClose} act={act}>
      <div ref={form} className={css.form}>
        <div>
          <Field label={words.titleLabel} {...problemAt('title')}>
            <TextInput dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <LettersLeft left={lettersLeft(title, LONGEST_TITLE)} from={TELL_FROM.title} />
        </div>
        <div ref={box} className={css.form}>
          <div>
            <Field label={words.textLabel} {...problemAt('text')}>
              <TextArea
                dir="auto"
                rows={5}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <LettersLeft left={lettersLeft(text, LONGEST_POST)} from={TELL_FROM.text} />
          </div>
          <OwnPictures post={post} onGone={(at) => goTo(STEPS, at + 1)} />
        </div>
      </div>
      <p className={css.note}>{words.editNote}</p>
    </ActionDialog>
  );
}

interface OwnPicturesProps extends Pick<EditPostProps, 'post'> {
  readonly onGone: (at: number) => void;
}

/** Removes pictures one at a time, at once: the file is deleted too. */
function OwnPictures({ post, onGone }: OwnPicturesProps) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(post.media.flatMap((one) => (one.type === 'IMAGE' ? [one] : [])));
  if (left.length === 0) return undefined;
  const remove = async (key: string, at: number) => {
    await actions.takePictureOut(post, key);
    setLeft(left.filter((one) => one.fileKey !== key));
    onGone(at);
    await revalidate();
  };
  return (
    <ul className={pictures.own} aria-label={words.pictures}>
      {left.map(({ fileKey, url, alt }, at) => (
        <li key={fileKey}>
          <img className={pictures.front} src={url} srcSet={pictureChoices(url)} sizes="76px" alt={alt} />
          <IconButton
            icon="trash-2"
            label={words.removePicture(at + 1)}
            data-step
            onClick={() => remove(fileKey, at)}
          />
        </li>
      ))}
    </ul>
  );
}
