/** A short message over the page. Its texts are shown as they are, never read as markup. */
export const TOAST_TYPES = [
  'default',
  'success',
  'failure',
  'alert',
  'info',
  'alertWithTitle',
  'chatMessage',
] as const;
export type ToastType = (typeof TOAST_TYPES)[number];

export interface ToastContent {
  readonly type: ToastType;
  readonly text1: string;
  readonly text2?: string | undefined;
  readonly props?: ToastProps | undefined;
}

export interface ToastProps {
  readonly linkText?: string | undefined;
  readonly onLinkClick?: (() => void) | undefined;
  readonly onViewMessage?: (() => void) | undefined;
  readonly onClose?: (() => void) | undefined;
  /** Says that the connection is gone. */
  readonly noInternet?: boolean | undefined;
  /** Stays until it is closed or replaced. */
  readonly loading?: boolean | undefined;
}

/** More than this many would cover the page; the oldest goes. */
export const MOST_TOASTS = 20;
/** How long a closed toast takes to leave. */
export const TOAST_REMOVAL = 500;

const QUEUED_TOAST = 4000;
const SUCCESS_TOAST = 2000;

/** Good news is read faster than bad; work that goes on is shown until it ends. */
export function toastDuration({ type, props }: ToastContent): number | undefined {
  if (props?.loading) return undefined;
  return type === 'success' ? SUCCESS_TOAST : QUEUED_TOAST;
}

/** A type this version does not know is not shown at all. */
export const isToastType = (type: string): type is ToastType =>
  (TOAST_TYPES as readonly string[]).includes(type);

/** Two toasts with the same words have the same cause; saying it twice helps nobody. */
export const sameToast = (a: ToastContent, b: ToastContent): boolean =>
  a.type === b.type && a.text1 === b.text1 && a.text2 === b.text2;
