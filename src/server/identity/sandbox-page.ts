import type { FastifyInstance } from 'fastify';
import type { components } from '../../contracts/login';
import { loginText } from '../../core/login/text';
import { LANGUAGE_TAGS } from '../../core/shared/languages';
import { notFound } from '../http/refusal';
import { LOOK, SCRIPT } from './sandbox-page-files';

type ProviderName = components['schemas']['ProviderName'];
type Outcome = components['schemas']['PlayableOutcome'];

const NAMES: Readonly<Record<ProviderName, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
  outlook: 'Outlook',
  naukri: 'the job portal',
};

const TOKENS: readonly Outcome[] = ['OTHER_AUDIENCE', 'EXPIRED', 'WRONG_ISSUER'];
const OUTCOMES: Readonly<Record<ProviderName, readonly Outcome[]>> = {
  google: ['POPUP_FAILED_TO_OPEN', 'POPUP_CLOSED', 'ERROR', ...TOKENS],
  linkedin: ['CANCEL', 'ERROR', ...TOKENS],
  outlook: ['CANCEL', 'POPUP_CLOSED', 'ERROR', ...TOKENS],
  naukri: ['CONSENT_NOT_SIGNED', 'POPUP_CLOSED', 'ERROR', ...TOKENS],
};
const TEXTS: Partial<Record<Outcome, string>> = {
  CANCEL: 'Cancel',
  POPUP_FAILED_TO_OPEN: 'The window did not open',
  POPUP_CLOSED: 'Close the window',
  CONSENT_NOT_SIGNED: 'Do not agree to the terms',
  ERROR: 'Something goes wrong',
  OTHER_AUDIENCE: 'A token for another app',
  EXPIRED: 'A token that has expired',
  WRONG_ISSUER: 'A token from another issuer',
};

const LETTERS = /^[A-Za-z0-9_-]{1,128}$/;

export function serveSandboxPage(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>('/sandbox/identity/authorise', (request, reply) => {
    const { provider, mode, nonce, state } = request.query;
    const known = (Object.keys(NAMES) as ProviderName[]).find((name) => name === provider);
    if (!known || !isText(nonce) || !isText(state)) throw notFound();
    void reply
      // The window answers its opener, which may have no policy itself.
      .removeHeader('cross-origin-opener-policy')
      .header('cache-control', 'no-store')
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8');
    return reply.send(pageOf(known, mode === 'redirect' ? 'redirect' : 'popup', nonce, state));
  });
  for (const [file, type, text] of [
    ['authorise.js', 'text/javascript', SCRIPT],
    ['authorise.css', 'text/css', LOOK],
  ] as const)
    app.get(`/sandbox/identity/${file}`, (_, reply) => reply.type(`${type}; charset=utf-8`).send(text));
}

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

const isText = (value: unknown): value is string => typeof value === 'string' && LETTERS.test(value);

/** External values contain only letters, digits, - and _. Its buttons are disabled until the script has loaded. */
const pageOf = (provider: ProviderName, mode: 'popup' | 'redirect', nonce: string, state: string): string =>
  [
    `<!doctype html><html lang="${LANGUAGE_TAGS.en}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Sandbox sign-in</title><link rel="stylesheet" href="/sandbox/identity/authorise.css">`,
    '<script defer src="/sandbox/identity/authorise.js"></script></head>',
    `<body data-provider="${provider}" data-mode="${mode}" data-nonce="${nonce}" data-state="${state}"><main>`,
    `<p class="tape">${loginText.sandboxNote}</p>`,
    `<h1>Simulated login with ${NAMES[provider]}</h1>`,
    '<label for="name">Name</label><input id="name" maxlength="60" value="Kavya Rao" autocomplete="off">',
    '<button class="main" value="SUCCESS" disabled>Log in</button>',
    '<h2>Or simulate a problem</h2><ul>',
    ...OUTCOMES[provider].map(
      (item) => `<li><button value="${item}" disabled>${TEXTS[item] ?? item}</button></li>`,
    ),
    '</ul></main></body></html>',
  ].join('');
