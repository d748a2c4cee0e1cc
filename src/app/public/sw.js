/*
 * Two jobs: shows pushed messages, and opens the app without a network.
 * It stores the build's own files and one empty page, which are the same for everyone. It never stores pages or
 * responses of the services, so nothing about a member stays on the device.
 * To turn it off everywhere, replace this file with sw-off.js (see decision 0114).
 */

const TITLE = 'Humkaar';
const HOME = '/notifications';
const SHELL = '/offline-shell';
const FILES = '/offline-files.json';
const CACHE = 'build-';
/** The current build and the previous one, which pages that are still open may need. */
const BUILDS_KEPT = 2;

/** The pushed message with limited lengths and a URL on this site. */
function messageIn(data) {
  let message = {};
  try {
    message = data?.json() ?? {};
  } catch {
    // Not JSON. Browsers require a notification for every push, so one with the usual title is shown.
  }
  const text = (value, max) => (typeof value === 'string' ? value.slice(0, max) : '');
  return {
    title: text(message.title, 200) || TITLE,
    body: text(message.body, 400),
    tag: text(message.tag, 80),
    url: ownPlace(text(message.url, 1000)),
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
self.addEventListener('activate', (event) => event.waitUntil(activate()));

async function activate() {
  // The browser requests the page while this worker starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('message', (event) => {
  const { type, language } = event.data ?? {};
  if (type === 'store-offline-files') event.waitUntil(storeBuild(language).catch(() => undefined));
});

/** Stores all files of the current build, or none. A build that is already stored stays as it is. */
async function storeBuild(language) {
  const list = await fetch(`${FILES}?language=${language}`, { cache: 'no-cache', credentials: 'omit' });
  const { build, files } = await list.json();
  const shell = new Request(`${SHELL}?build=${build}`, { credentials: 'omit' });
  const cache = await caches.open(CACHE + build);
  if (await cache.match(shell, { ignoreVary: true })) return;
  await cache.addAll([...files, shell]);
  for (const name of (await builds()).slice(0, -BUILDS_KEPT)) await caches.delete(name);
}

/** Oldest first. */
const builds = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (request.mode === 'navigate') event.respondWith(page(event));
});

/** A file's name contains its hash, so a stored one is never outdated. */
async function file(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** Always from the network; without one, the empty page of the newest build. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    for (const name of (await builds()).reverse()) {
      const cache = await caches.open(name);
      const shell = await cache.match(SHELL, { ignoreSearch: true, ignoreVary: true });
      if (shell) return shell;
    }
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const { title, body, tag, url } = messageIn(event.data);
  // A bitmap: some systems cannot show SVG.
  const icon = '/apple-touch-icon.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPlace(event.notification.data?.url ?? '')));
});

/** Uses a page that is already open, or opens a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) {
    try {
      await page.focus();
      await page.navigate(url);
      return;
    } catch {
      // This page cannot navigate; try the next.
    }
  }
  await self.clients.openWindow(url);
}
