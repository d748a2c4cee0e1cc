import { useEffect } from 'react';
import { ShellStore } from '../../stores/shell-store';
import { useStore } from '../use-store';

type Field = HTMLInputElement | HTMLTextAreaElement;

const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=search], [type=file])';
/** It asks for a page: what was typed there stands in the next address. */
const ASKING = 'form[action]';

/** No newer build is loaded over what somebody typed, whichever form it stands in, while it stands there. */
export function TypingKeeper() {
  const shell = useStore(ShellStore);
  useEffect(() => {
    const typed = new Set<Field>();
    const note = ({ target }: Event) => {
      for (const field of typed) if (!field.isConnected) typed.delete(field);
      if (isTyped(target)) typed.add(target);
    };
    shell.holdUnsaved('typed', () => [...typed].some(stillThere));
    addEventListener('input', note);
    return () => {
      removeEventListener('input', note);
      shell.releaseUnsaved('typed');
    };
  }, [shell]);
  return undefined;
}

const isTyped = (target: EventTarget | null): target is Field =>
  target instanceof Element && target.matches(TYPED) && !target.closest(ASKING);

const stillThere = ({ isConnected, value }: Field): boolean => isConnected && value.trim() !== '';
