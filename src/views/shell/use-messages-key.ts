import { type RefObject, useEffect } from 'react';
import { MESSAGES_KEY } from '../../core/shell/shortcuts';

/** Toasts disappear after seconds, so one key moves the focus to the newest from anywhere, and back. */
export function useMessagesKey(region: RefObject<HTMLElement | null>, goBack: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
      if (key !== MESSAGES_KEY || ctrlKey || altKey || metaKey || shiftKey) return;
      const newest = region.current?.querySelector<HTMLElement>('li:last-child button');
      if (!newest) return;
      event.preventDefault();
      if (region.current?.contains(document.activeElement)) goBack();
      else newest.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region, goBack]);
}
