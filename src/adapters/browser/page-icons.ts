/**
 * Inlines the icon sprite. Icons from an external file appear a moment late, cause a second layout, and reload on
 * every navigation.
 */
export async function takeIconsIn(file: string, page: Document = document): Promise<boolean> {
  const rendered = await read(file);
  if (rendered?.localName !== 'svg') return false;
  const box = page.createElement('div');
  box.hidden = true;
  box.append(page.importNode(rendered, true));
  page.body.append(box);
  for (const use of page.querySelectorAll(`use[href^="${file}#"]`)) {
    use.setAttribute('href', use.getAttribute('href')?.slice(file.length) ?? '');
  }
  return true;
}

/** XMLHttpRequest returns a document; text could not be inserted into the page. */
function read(file: string): Promise<Element | undefined> {
  return new Promise((done) => {
    const call = new XMLHttpRequest();
    call.open('GET', file);
    call.responseType = 'document';
    call.onloadend = () => done((call.status === 200 && call.responseXML?.documentElement) || undefined);
    call.send();
  });
}
