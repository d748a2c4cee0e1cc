import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';

export interface ModalState {
  readonly open: boolean;
  /** The user asks to close: Esc, the x, a press outside, or back on Android. The owner decides. */
  readonly onClose: () => void;
  readonly disableClose?: boolean;
}

/** An open dialog has already reserved the scrollbar space. */
const LOCKED = '[data-scrollbar="true"]:has(dialog:modal)';

/** Some browsers close a dialog on a press outside without our code. */
const closesItself = () => 'closedBy' in HTMLDialogElement.prototype;

/**
 * Syncs a native dialog with its owner's state. The browser provides the top layer, inert page, Esc and focus return.
 */
export function useModal({ open, onClose, disableClose = false }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  const [, again] = useReducer((count: number) => count + 1, 0);
  if (open && !present) setPresent(true);

  // Runs after every render: the dialog may have been closed by the browser, but the owner's state decides.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else void leave(dialog, () => setPresent(false));
  });
  // Unmounting with the dialog open must also return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) dialog.close();
    };
  }, []);

  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    present,
    dialog: {
      ref,
      closedby: disableClose ? ('none' as const) : ('any' as const),
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return;
        event.preventDefault();
        if (!disableClose) onClose();
      },
      onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
        // The event is late: the dialog may have been reopened by then.
        if (!own(event) || !open || event.currentTarget.open) return;
        onClose();
        again();
      },
      onClick: (event: MouseEvent) => {
        if (own(event) && !disableClose && !closesItself()) onClose();
      },
    },
  };
}

/** Focuses the element marked with data-autofocus, else the browser's default. */
function show(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  page.dataset.scrollbar = `${innerWidth > page.clientWidth || page.matches(LOCKED)}`;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** Unmounts the content only after the closing animation. */
async function leave(dialog: HTMLDialogElement, gone: () => void): Promise<void> {
  dialog.close();
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  if (!dialog.open) gone();
}
