import { noticeText } from '../../core/notifications/text';
import type { Failure } from '../../core/shared/failure';
import { offlineMessageOr } from '../../core/shell/offline-message-or';

/** Why a change of a notification was not saved. */
export const unsavedText = (failure: Failure | false): string =>
  failure ? offlineMessageOr(failure, noticeText.failed) : noticeText.failed;
