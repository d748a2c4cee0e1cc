/** Only these makers of sign-in kits may put a script into the page. */
const MAKERS = ['https://accounts.google.com/gsi/client'] as const;
export type KitScript = (typeof MAKERS)[number];

interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptPolicy;
}

let policy: ScriptPolicy | undefined;

/** Puts a provider's script into the page; false where it could not be fetched. */
export function loadScript(address: KitScript): Promise<boolean> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('identity', { createScriptURL: known });
  return new Promise((done) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = policy?.createScriptURL(address) ?? known(address);
    script.addEventListener('load', () => done(true));
    script.addEventListener('error', () => done(false));
    document.head.append(script);
  });
}

function known(address: string): string {
  if (!MAKERS.some((maker) => maker === address)) throw new TypeError('not a script of a provider');
  return address;
}
