import { NOT_STORED_HEADER } from '../../core/shared/not-stored';

/**
 * Bypasses the browser's cache and says so. The server can then omit `no-store`, because browsers do not restore a
 * member's page that received such a response (decision 242).
 */
export function notStored(request: Request): Request {
  const copy = new Request(request, { cache: 'no-store' });
  // Old browsers ignore the option and would store the response.
  if (copy.cache === 'no-store') copy.headers.set(NOT_STORED_HEADER, '1');
  return copy;
}
