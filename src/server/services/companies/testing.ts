import sharp from 'sharp';
import type { TestServer } from '../../testing/start-test-server';

/** A plain picture instead of a real photo. */
export const aPhoto = (size: { readonly width?: number; readonly height?: number } = {}) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#8a6f4e', ...size } });

/** Uploads a file the way a browser does. */
export const uploadPhoto = (server: TestServer, cookie: string, payload: Buffer, type = 'image/jpeg') =>
  server.send({ method: 'POST', url: '/media', payload, headers: { 'content-type': type, cookie } });

export async function showPhoto(
  server: TestServer,
  cookie: string,
  caption: string,
  companyName = 'Zentrix Labs',
): Promise<string> {
  const { key, url } = (await uploadPhoto(server, cookie, await aPhoto().jpeg().toBuffer())).json();
  await server.send({
    method: 'POST',
    url: '/company-services/v1/own-photos',
    payload: { companyName, photos: [{ fileKey: key, album: 'food', caption }] },
    headers: { cookie },
  });
  return url;
}
