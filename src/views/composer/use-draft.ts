import { useEffect, useState } from 'react';
import { Drafts } from '../../core/composer/drafts';
import { useStore } from '../use-store';

/** The unsent text of a field. Its author finds it again after a reload or a new login, until it is `initial` again. */
export function useDraft(
  target: string,
  initial = '',
): readonly [text: string, write: (text: string) => void] {
  const drafts = useStore(Drafts);
  const [text, setText] = useState(initial);
  // Rendered pages contain no drafts, so a draft follows hydration.
  useEffect(
    () => setText((typed) => (typed === initial && drafts.read(target)) || typed),
    [drafts, target, initial],
  );
  const write = (next: string) => {
    setText(next);
    drafts.keep(target, next === initial ? '' : next);
  };
  return [text, write];
}
