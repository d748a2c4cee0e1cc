/** A short message over the page. Its texts are rendered as plain text, never as markup. */
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
  readonly noInternet?: boolean | undefined;
  readonly loading?: boolean | undefined;
}

/** More would cover the page; the oldest is removed. */
export const MAX_TOASTS = 20;
/** Duration of the closing animation in milliseconds. */
export const TOAST_REMOVAL = 500;

const QUEUED_TOAST = 4000;
const SUCCESS_TOAST = 2000;

/** Success messages are short; loading toasts stay until the work ends. */
export function toastDuration({ type, props }: ToastContent): number | undefined {
  if (props?.loading) return undefined;
  return type === 'success' ? SUCCESS_TOAST : QUEUED_TOAST;
}

export const isToastType = (type: string): type is ToastType =>
  (TOAST_TYPES as readonly string[]).includes(type);

/** Toasts with the same text have the same cause, so only one is shown. */
export const sameToast = (a: ToastContent, b: ToastContent): boolean =>
  a.type === b.type && a.text1 === b.text1 && a.text2 === b.text2;
