import type { Nonces, PagePlace } from '../../core/login/providers';

export const browserPlace: PagePlace = {
  current: () => location.pathname + location.search,
  leaveFor: (path) => location.assign(path),
};

/** SHA-256, as the login service computes it. */
export const browserNonces: Nonces = {
  of: async (attempt) => {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(attempt)));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  },
};
