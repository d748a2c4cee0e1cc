import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Post } from '../../core/feed/post';
import { pictureChoices } from '../../core/media/picture-address';
import { linked, readable } from '../../core/mentions/mentions';
import { postActionWords as words } from '../../core/post/words';
import { PostActionsStore } from '../../stores/post-actions-store';
import { Field } from '../kit/field';
import { IconButton } from '../kit/icon-button';
import { TextArea } from '../kit/text-area';
import { TextInput } from '../kit/text-input';
import { useStore } from '../use-store';
import { ActionDialog } from './action-dialog';
import css from './composer.module.css';
import pictures from './picture-fields.module.css';

interface EditPostProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** The words of one's post anew, and its pictures one less. */
export function EditPost({ post, onClose }: EditPostProps) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [title, setTitle] = useState(post.title);
  const [{ text: written, mentions }] = useState(() => readable(post.text));
  const [text, setText] = useState(written);
  const act = async () => {
    const { status } = await actions.change(post, { title, text: linked(text, mentions) });
    await revalidate();
    return status === 'FLAGGED' ? words.held : words.saved;
  };
  return (
    <ActionDialog title={words.editTitle} submit={words.save} onClose={onClose} act={act}>
      <Field label={words.titleLabel}>
        <TextInput dir="auto" value={title} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Field label={words.textLabel}>
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <OwnPictures post={post} />
      <p className={css.note}>{words.editNote}</p>
    </ActionDialog>
  );
}

/** Each can be taken out by itself, at once: what is gone is gone from its address too. */
function OwnPictures({ post }: Pick<EditPostProps, 'post'>) {
  const actions = useStore(PostActionsStore);
  const { revalidate } = useRevalidator();
  const [left, setLeft] = useState(post.media.flatMap((one) => (one.type === 'IMAGE' ? [one] : [])));
  if (left.length === 0) return undefined;
  const remove = async (key: string) => {
    await actions.takePictureOut(post, key);
    setLeft(left.filter((one) => one.fileKey !== key));
    await revalidate();
  };
  return (
    <ul className={pictures.own} aria-label={words.pictures}>
      {left.map(({ fileKey, url, alt }, at) => (
        <li key={fileKey}>
          <img className={pictures.front} src={url} srcSet={pictureChoices(url)} sizes="76px" alt={alt} />
          <IconButton icon="trash-2" label={words.removePicture(at + 1)} onClick={() => remove(fileKey)} />
        </li>
      ))}
    </ul>
  );
}
