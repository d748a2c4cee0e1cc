import { useEffect } from 'react';

/** A file dropped beside its field would replace the page, with everything typed in it. */
export function DropGuard() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const { dataTransfer, target } = event;
      if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
      if (target instanceof Element && target.matches('input[type=file]')) return;
      event.preventDefault();
      dataTransfer.dropEffect = 'none';
    };
    // After the listeners of pages that take files.
    addEventListener('dragover', refuse);
    addEventListener('drop', refuse);
    return () => {
      removeEventListener('dragover', refuse);
      removeEventListener('drop', refuse);
    };
  }, []);
  return undefined;
}
