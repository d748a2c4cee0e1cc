import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOfSignature, type SignedRequest, signatureOf } from '../testing/amazon-signature';
import { fileOf } from './media-store';
import { S3Media } from './s3-media';

/** The worked examples in AWS's S3 documentation ("Signature Calculations for the Authorization Header"). */
const EXAMPLE_KEY = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const example = (
  method: string,
  address: string,
  signedHeaders: string,
  headers: Record<string, string> = {},
): SignedRequest => {
  const [path = '', query = ''] = address.split('?');
  return {
    method,
    path,
    query,
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-date': '20130524T000000Z',
      'x-amz-content-sha256': EMPTY,
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signedHeaders}`,
      ...headers,
    },
  };
};
const USUAL = 'host;x-amz-content-sha256;x-amz-date';

describe('our implementation of the signature', () => {
  it.each([
    [
      'reading a part of an object',
      example('GET', '/test.txt', 'host;range;x-amz-content-sha256;x-amz-date', { range: 'bytes=0-9' }),
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'writing an object',
      example('PUT', '/test%24file.text', `date;${USUAL};x-amz-storage-class`, {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      }),
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'reading the lifecycle',
      example('GET', '/?lifecycle', USUAL),
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'listing objects',
      example('GET', '/?max-keys=2&prefix=J', USUAL),
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('our signature matches the AWS example: %s', (_what, request, signature) => {
    expect(signatureOf(request, EXAMPLE_KEY)).toBe(signature);
  });
});

describe('a store that checks every signature', () => {
  const files = new Map<string, Buffer>();
  const requests: SignedRequest[] = [];
  let url: string;
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request);
    const signed = signedRequest(request);
    requests.push(signed);
    const refusal = refusalOfSignature(signed, body, EXAMPLE_KEY);
    if (refusal !== undefined) return response.writeHead(403).end(refusal);
    if (request.method === 'PUT') files.set(signed.path, body);
    if (request.method === 'DELETE') files.delete(signed.path);
    const found = files.get(signed.path);
    return response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(found);
  });
  beforeAll(async () => {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pictures`;
  });
  afterAll(() => {
    server.close();
  });
  const open = (secretAccessKey = EXAMPLE_KEY) =>
    new S3Media({ bucketUrl: url, region: 'ap-south-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey });
  const FILE = fileOf('q8Zr2mXw5Tn7Kd4Lp9Vb1A', 'small');

  it('a store that checks signatures accepts our put, get and remove requests', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0]);
    await open().put(FILE, bytes);
    expect(await open().get(FILE)).toEqual(bytes);
    await open().remove(FILE);
    expect(await open().get(FILE)).toBeUndefined();
  });

  it('every signed request names its region, host, date and content hash', async () => {
    await open().put(FILE, Buffer.from('x'));
    const { headers } = requests.at(-1) ?? example('', '', '');
    expect(headers.authorization).toMatch(/Credential=AKIDEXAMPLE\/\d{8}\/ap-south-1\/s3\/aws4_request/);
    for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
      expect(headers.authorization).toMatch(new RegExp(`SignedHeaders=[^,]*\\b${name}\\b`));
  });

  it('a store refuses requests signed with another secret', async () => {
    await expect(open('not the secret').put(FILE, Buffer.from('x'))).rejects.toThrow('answered 403');
  });
});

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function signedRequest({ method = '', url = '', headers }: IncomingMessage): SignedRequest {
  const [path = '', query = ''] = url.split('?');
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, path, query, headers: Object.fromEntries(texts) };
}
