import type { IncomingHttpHeaders } from 'node:http';
import { NOT_STORED_HEADER } from '../../core/shared/not-stored';

/** No cache may store the response. A page that bypasses its own cache needs no `no-store` for that (decision 242). */
export const personalCaching = (headers: IncomingHttpHeaders): string =>
  headers[NOT_STORED_HEADER] === undefined ? 'no-store' : 'private, no-cache';
