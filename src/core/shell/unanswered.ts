/** Kept in the tab when a page goes while something chosen on it was not answered yet. */
export const UNANSWERED = 'unanswered:v1';

/** What is shown at once, before the service has kept it: one would take it for kept. */
const SHOWN_AT_ONCE =
  /\/(vote|join|leave|selected|helpful|reaction|preferences|message-preferences|consent|mute|wishes)$/;

export const isShownAtOnce = (method: string, path: string): boolean =>
  method !== 'GET' && SHOWN_AT_ONCE.test(path);
