/**
 * A font that came too late for the first page is put on with the second: there everything moves anyway. By then it
 * lies in the browser's store.
 */
export function putOnLateFont(page: Document = document): void {
  const file = page.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
  if (!file) return;
  const face = new FontFace('Anek', `url("${file}")`, { weight: '400 700' });
  void face.load().then(
    () => page.fonts.add(face),
    () => undefined,
  );
}
