/* Shows what is pushed and leads to it. It keeps nothing and touches no request. */

const TITLE = 'Humkaar';
const HOME = '/notifications';

/** Whatever came: texts of a bearable length, and a place on this site. */
function messageIn(data) {
  let said = {};
  try {
    said = data?.json() ?? {};
  } catch {
    // Not ours to read; something is shown all the same, as browsers demand.
  }
  const text = (value, most) => (typeof value === 'string' ? value.slice(0, most) : '');
  return {
    title: text(said.title, 200) || TITLE,
    body: text(said.body, 400),
    tag: text(said.tag, 80),
    url: ownPlace(text(said.url, 1000)),
  };
}

function ownPlace(address) {
  try {
    const { origin, pathname, search, hash } = new URL(address || HOME, self.location.origin);
    return origin === self.location.origin ? pathname + search + hash : HOME;
  } catch {
    return HOME;
  }
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = messageIn(event.data);
  // A bitmap: not every system draws.
  const icon = '/apple-touch-icon.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPlace(event.notification.data?.url ?? '')));
});

/** In a page that is open already, or in a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    try {
      await page.focus();
      await page.navigate(url);
      return;
    } catch {
      // A page that cannot be led there is let be.
    }
  }
  await self.clients.openWindow(url);
}
