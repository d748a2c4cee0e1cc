import { createHash, createHmac } from 'node:crypto';

/** AWS signature version 4 from its documentation, written independently of the client under test. */

export interface SignedRequest {
  readonly method: string;
  /** As sent, still encoded. */
  readonly path: string;
  readonly query: string;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** The expected end of the Authorization header, for the headers the request claims to sign. */
export function signatureOf(request: SignedRequest, secretKey: string): string {
  const { headers } = request;
  const [, scope = '', signedHeaders = ''] =
    /Credential=[^/]+\/([^,]+),\s*SignedHeaders=([^,]+)/.exec(headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const canonical = [
    request.method,
    request.path,
    sortedQuery(request.query),
    ...signedHeaders.split(';').map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'] ?? sha256(''),
  ].join('\n');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
  return hmac(key, text).toString('hex');
}

const sortedQuery = (query: string): string =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
    .sort()
    .join('&');

export function refusalOfSignature(
  request: SignedRequest,
  body: Buffer,
  secretKey: string,
): string | undefined {
  const text = /Signature=([0-9a-f]{64})$/.exec(request.headers.authorization ?? '')?.[1];
  if (text === undefined) return 'AccessDenied';
  if (request.headers['x-amz-content-sha256'] !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  return text === signatureOf(request, secretKey) ? undefined : 'SignatureDoesNotMatch';
}
