import { createHash } from 'node:crypto';
import type { TestServer } from '../../testing/start-test-server';

/** The token of the portal's one-tap prompt for a person known to the sandbox. */
export async function oneTap(server: TestServer, name = 'Kavya Rao', outcome = 'SUCCESS') {
  const attempt = server.services.newId();
  const nonce = createHash('sha256').update(attempt).digest('base64url');
  const fake = await server.send({
    method: 'POST',
    url: '/sandbox/identity/outcomes',
    payload: { provider: 'naukri', outcome, nonce, name },
  });
  return { token: fake.json().token, tokenType: 'one_tap', attempt };
}
