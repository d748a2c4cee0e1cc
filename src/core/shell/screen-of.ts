import { paramsOf, SCREEN_IDS, type ScreenId } from './screens';

export function screenOf(
  pathname: string,
): { readonly id: ScreenId; readonly params: Readonly<Record<string, string>> } | undefined {
  for (const id of SCREEN_IDS) {
    const params = paramsOf(id, pathname);
    if (params) return { id, params: params as Readonly<Record<string, string>> };
  }
  return undefined;
}
