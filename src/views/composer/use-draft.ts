import { useEffect, useState } from 'react';
import { Drafts } from '../../core/composer/drafts';
import { useStore } from '../use-store';

/** The unsent text of a field. Its author finds it again after a reload or a new login; empty text deletes it. */
export function useDraft(target: string): readonly [text: string, write: (text: string) => void] {
  const drafts = useStore(Drafts);
  const [text, setText] = useState('');
  // Rendered pages contain no drafts, so a draft follows hydration.
  useEffect(() => setText((typed) => typed || drafts.read(target)), [drafts, target]);
  const write = (next: string) => {
    setText(next);
    drafts.keep(target, next);
  };
  return [text, write];
}
