import type { Cookies } from '../../core/shared/cookies';

const DAY = 86_400;

/** If cookies are blocked, reads return nothing and writes do nothing. */
export class DocumentCookies implements Cookies {
  read(name: string): string | undefined {
    return readCookie(attempt(() => document.cookie) ?? '', name);
  }

  write(name: string, value: string, days: number): void {
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    const age = Math.round(days * DAY);
    attempt(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we serve
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
    });
  }
}

export function readCookie(header: string, name: string): string | undefined {
  const pair = header.split(/;\s*/).find((text) => text.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  const value = pair.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
