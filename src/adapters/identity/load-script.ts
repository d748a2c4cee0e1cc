/** Google's script has a fixed address; our server provides the job portal's. */
export const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy;
}

/** Only these addresses may become scripts; the page's content policy lists them too. */
const known = new Set<string>([GOOGLE_SCRIPT]);
let policy: ScriptPolicy | undefined;
const loading = new Map<string, Promise<boolean>>();

/** Loads a provider's script once. Resolves to false if that failed; it may then be tried again. */
export function loadScript(address: string): Promise<boolean> {
  known.add(address);
  const underWay = loading.get(address);
  if (underWay) return underWay;
  const request = append(address).catch(() => false);
  loading.set(address, request);
  void request.then((loaded) => loaded || loading.delete(address));
  return request;
}

async function append(address: string): Promise<boolean> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('identity', { createScriptURL: checked });
  return new Promise((done) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy?.createScriptURL(address) ?? checked(address);
    script.addEventListener('load', () => done(true));
    script.addEventListener('error', () => {
      script.remove();
      done(false);
    });
    document.head.append(script);
  });
}

function checked(address: string): string {
  if (!known.has(address)) throw new TypeError('not a script of a provider');
  return address;
}
