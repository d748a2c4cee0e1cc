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
  /** The person asks to close: Esc, the x, a press outside, back on Android. The owner decides. */
  readonly onClose: () => void;
  /** Only the content's own buttons close it. */
  readonly disableClose?: boolean;
}

/** The page under a first dialog keeps its scrollbar's room already. */
const LOCKED = '[data-scrollbar="true"]:has(dialog:modal)';

/** Some browsers close a dialog on a press outside by themselves. */
const closesItself = () => 'closedBy' in HTMLDialogElement.prototype;

/**
 * Keeps a native dialog and its owner of one mind. The browser gives the top layer, the inert page, Esc and the
 * way back of the focus.
 */
export function useModal({ open, onClose, disableClose = false }: ModalState) {
  const ref = useRef<HTMLDialogElement>(null);
  const [present, setPresent] = useState(open);
  const [, again] = useReducer((count: number) => count + 1, 0);
  if (open && !present) setPresent(true);

  // Runs after every render: whatever closed the dialog, it ends as its owner says.
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open === open) return;
    if (open) show(dialog);
    else void leave(dialog, () => setPresent(false));
  });
  // Leaving the page with the dialog open must give the focus back too.
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
        // The event comes late: by then the dialog may have been opened again.
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

/** The focus goes to what the content marks with data-autofocus, else where the browser puts it. */
function show(dialog: HTMLDialogElement): void {
  const page = document.documentElement;
  page.dataset.scrollbar = `${innerWidth > page.clientWidth || page.matches(LOCKED)}`;
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** The content stays until the dialog is out of sight. */
async function leave(dialog: HTMLDialogElement, gone: () => void): Promise<void> {
  dialog.close();
  await Promise.allSettled(dialog.getAnimations().map((animation) => animation.finished));
  if (!dialog.open) gone();
}
