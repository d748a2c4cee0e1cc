import { observer } from 'mobx-react-lite';
import { type ChangeEvent, useRef, useState } from 'react';
import { untraceableText } from '../../core/untraceable/untraceable-text';
import { OwnUntraceableStore } from '../../stores/untraceable/own-untraceable-store';
import { Button } from '../kit/button';
import { SectionCard } from '../shared/section-card';
import { useStore } from '../use-store';
import { OwnUntraceablePost } from './own-untraceable-post';
import css from './untraceable.module.css';

const text = untraceableText.own;

/** The posts whose keys are on this device. */
export const OwnUntraceable = observer(function OwnUntraceable() {
  const { posts } = useStore(OwnUntraceableStore);
  return (
    <SectionCard title={text.title}>
      {posts.length === 0 && <p>{text.none}</p>}
      {posts.map((post) => (
        <OwnUntraceablePost key={post.postId} post={post} />
      ))}
      <AddKey />
    </SectionCard>
  );
});

function AddKey() {
  const store = useStore(OwnUntraceableStore);
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const add = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    // The file may have been moved or deleted.
    if (file) setWrong(!store.add(await file.text().catch(() => '')));
  };
  return (
    <div className={css.addKey}>
      <p>{text.elsewhere}</p>
      <input
        ref={input}
        type="file"
        accept="application/json"
        hidden
        aria-label={text.importKey}
        onChange={(event) => void add(event)}
      />
      <Button onClick={() => input.current?.click()}>{text.importKey}</Button>
      <p className={css.error} role="alert">
        {wrong && text.wrongFile}
      </p>
    </div>
  );
}
