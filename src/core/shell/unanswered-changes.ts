/** Set in tab storage when a page unloads before a change was confirmed. */
export const UNANSWERED = 'unanswered:v1';

/** Optimistic updates: the user would assume that the service saved them. */
const SHOWN_AT_ONCE =
  /\/(vote|join|leave|selected|helpful|reaction|preferences|message-preferences|consent|mute|decision)$/;

export const isShownAtOnce = (method: string, path: string): boolean =>
  method !== 'GET' && SHOWN_AT_ONCE.test(path);

/** Reports of what was shown: no page shows what they change, and the last one is sent while its page ends. */
export const isUsageEvent = (path: string): boolean => /\/(event|postview)(\/bulk)?$/.test(path);
