import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { linked, readable } from '../../core/posts/mentions';
import type { Post } from '../../core/posts/post';
import { fieldTextProblems } from '../../core/posts/post-draft';
import { postActionText as texts } from '../../core/posts/post-text';
import { charactersLeft, MAX_POST_LENGTH, MAX_TITLE_LENGTH } from '../../core/posts/writing-rules';
import { pictureChoices } from '../../core/shared/picture-address';
import { PostActionsStore } from '../../stores/posts/post-actions-store';
import { ToastStore } from '../../stores/shared/toast-store';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';
import { CharactersLeft } from './characters-left';
import css from './composer.module.css';
import pictures from './picture-fields.module.css';
import { problemText } from './problem-text';
import { useDraft } from './use-draft';
import { useFirstProblem } from './use-first-problem';
import { useNextFocus } from './use-next-focus';

interface EditPostProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** The remaining characters show from here on. */
const SHOW_LEFT_FROM = { title: 40, text: 500 };
/** The focus targets: the text, and the last button of every picture. */
const STEPS = 'textarea, [data-step]';

export function EditPost({ post, onClose }: EditPostProps) {
  const actions = useStore(PostActionsStore);
  const toasts = useStore(ToastStore);
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useDraft(`title ${post.id}`, post.title);
  const [{ text: written, mentions }] = useState(() => readable(post.text));
  const [typed, setTyped] = useDraft(`text ${post.id}`, written);
  const [attempts, setAttempts] = useState(0);
  const form = useFirstProblem(attempts);
  const { box, goTo } = useNextFocus<HTMLDivElement>();
  const text = linked(typed, mentions);
  const latest = useRef({ title, typed });
  latest.current = { title, typed };
  const problems = fieldTextProblems(title, text);
  const problemAt = (field: string) =>
    problemText(attempts > 0 ? problems.find((draftProblem) => draftProblem.field === field) : undefined);
  const forget = () => {
    setTitle(post.title);
    setTyped(written);
  };
  const act = async () => {
    setAttempts(attempts + 1);
    if (problems.length > 0) return undefined;
    const outcome = await actions.change(post, { title, text });
    if (outcome !== 'kept') await revalidate();
    const message =
      outcome === 'kept' ? texts.willSend : outcome.status === 'FLAGGED' ? texts.held : texts.saved;
    if (latest.current.title === title && latest.current.typed === typed) {
      forget();
      return message;
    }
    toasts.show({ type: 'success', text1: `${message} ${texts.laterChanges}` });
    return undefined;
  };
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ActionDialog title={texts.editTitle} submit={texts.save} onClose={close} act={act}>
      <div ref={form} className={css.form}>
        <div>
          <Field label={texts.titleLabel} {...problemAt('title')}>
            <TextInput dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
          </Field>
          <CharactersLeft left={charactersLeft(title, MAX_TITLE_LENGTH)} from={SHOW_LEFT_FROM.title} />
        </div>
        <div ref={box} className={css.form}>
          <div>
            <Field label={texts.textLabel} {...problemAt('text')}>
              <TextArea
                dir="auto"
                rows={5}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Field>
            <CharactersLeft left={charactersLeft(text, MAX_POST_LENGTH)} from={SHOW_LEFT_FROM.text} />
          </div>
          <OwnPictures post={post} onGone={(position) => goTo(STEPS, position + 1)} />
        </div>
      </div>
      <p className={css.note}>{texts.editNote}</p>
    </ActionDialog>
  );
}

interface OwnPicturesProps extends Pick<EditPostProps, 'post'> {
  readonly onGone: (position: number) => void;
}

/** Removes pictures one at a time, at once: the file is deleted too. */
function OwnPictures({ post, onGone }: OwnPicturesProps) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(post.media.flatMap((media) => (media.type === 'IMAGE' ? [media] : [])));
  if (left.length === 0) return undefined;
  const remove = async (key: string, index: number) => {
    await actions.takePictureOut(post, key);
    setLeft((rest) => rest.filter((item) => item.fileKey !== key));
    onGone(index);
    await revalidate();
  };
  return (
    <ul className={pictures.own} aria-label={texts.pictures}>
      {left.map(({ fileKey, url, alt }, index) => (
        <li key={fileKey}>
          <img className={pictures.front} src={url} srcSet={pictureChoices(url)} sizes="76px" alt={alt} />
          <IconButton
            icon="trash-2"
            label={texts.removePicture(index + 1)}
            data-step
            onClick={() => remove(fileKey, index)}
          />
        </li>
      ))}
    </ul>
  );
}
