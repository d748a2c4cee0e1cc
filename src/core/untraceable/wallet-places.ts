import type { Storage } from '../shared/storage';

const PLACES = 'untraceablePlaces';

/** The label reveals neither the member nor the key. */
export const walletPlace = (label: string): string => `untraceable:${label}`;

export const rememberWallet = (storage: Storage, label: string, isSaved: boolean): void =>
  storage.write(PLACES, JSON.stringify({ ...placesIn(storage), [label]: isSaved }));

/** After a sign-out: deletes all wallets on this device except those that members chose to keep. */
export function forgetWallets(storage: Storage): void {
  const places = Object.entries(placesIn(storage));
  for (const [label, isSaved] of places) if (!isSaved) storage.remove(walletPlace(label));
  const saved = places.filter(([, isSaved]) => isSaved);
  if (saved.length > 0) storage.write(PLACES, JSON.stringify(Object.fromEntries(saved)));
  else storage.remove(PLACES);
}

function placesIn(storage: Storage): Readonly<Record<string, boolean>> {
  try {
    return Object(JSON.parse(storage.read(PLACES) ?? '{}'));
  } catch {
    return {};
  }
}
