import { messagesText } from './messages-text';

/** Problems that every service can report and a page may show. */
export const shellProblems = {
  NOT_FOUND: messagesText.errors.notFound,
  LOGIN_REQUIRED: messagesText.errors.unauthorised,
  SESSION_EXPIRED: messagesText.errors.unauthorised,
  READER_REQUIRED: messagesText.errors.forbidden,
  WRITER_REQUIRED: messagesText.errors.forbidden,
  MODERATOR_REQUIRED: messagesText.errors.forbidden,
  OFFICER_REQUIRED: messagesText.errors.forbidden,
  FORBIDDEN: messagesText.errors.forbidden,
  BOT_BLOCKED: messagesText.errors.forbidden,
  INTERNAL: messagesText.errors.unavailable,
  UNAVAILABLE: messagesText.errors.unavailable,
  BUSY: 'We’re very busy right now. Try again in a few seconds.',
  TOO_MANY_REQUESTS: 'Too many requests. Try again in a moment.',
  FRESH_LOGIN_REQUIRED: 'Log in again to do this.',
  OTHER_ACCOUNT: 'You switched to another account. Switch back to send this.',
  FOREIGN_ORIGIN: 'We only accept requests from our own pages. Reload the page and try again.',
  NO_SUCH_ALIAS: 'You don’t have this alias yet. Set it up first.',
  INVALID_REQUEST: 'We can’t accept this. Please check it and try again.',
  INVALID_CURSOR: 'This list has changed. Start again from the top.',
  TOO_LARGE: 'This is too large. Make it smaller and try again.',
  IDEMPOTENCY_KEY_REUSED: 'This was already sent with different content. Reload the page and try again.',
};

/** Problems of the transport, which pages never show. */
export const requestProblems = {
  METHOD_NOT_ALLOWED: 'This method isn’t supported here. The Allow header lists those that are.',
  URI_TOO_LONG: 'This link is too long. Check it and try again.',
  UNSUPPORTED_MEDIA_TYPE: 'This content type isn’t supported. Send JSON instead.',
  HEADERS_TOO_LARGE: 'The request headers are too large. Clear this site’s cookies and try again.',
  UPGRADE_REQUIRED: 'This address only accepts WebSocket connections.',
  TOO_MANY_SOCKETS: 'Too many connections are open from your network. Close a few tabs and try again.',
};
