import type { Failure } from '../shared/failure';
import { retryAfterMessageOr } from '../shell/retry-after-message-or';
import type { ToastContent } from '../shell/toast';
import { onboardingText } from './text';

/** The message for a failed step: the input is still there, and a retry time is shown. */
export function stepFailure(failure: Failure): ToastContent {
  if (failure.kind === 'offline')
    return { type: 'failure', text1: onboardingText.offline, props: { noInternet: true } };
  const { failed, slow } = onboardingText;
  if (failure.code === 'EMAIL_UNAVAILABLE')
    return { type: 'failure', text1: onboardingText.code.unavailable };
  return { type: 'failure', text1: retryAfterMessageOr(failure, isSlow(failure) ? slow : failed) };
}

export function notLoaded(failure: Failure): string {
  const { notLoaded: text, notLoadedOffline, notLoadedInTime, notLoadedOut } = onboardingText;
  if (failure.kind === 'offline') return notLoadedOffline;
  if (failure.kind === 'unauthorised') return notLoadedOut;
  return retryAfterMessageOr(failure, isSlow(failure) ? notLoadedInTime : text);
}

const isSlow = ({ code }: Failure): boolean => code === 'TIMEOUT';
