/*
 * Shows pushed messages, and opens the app without a network. It stores the build's own files, one empty page, and the
 * public pages this reader opened, as a visitor without cookies gets them. It never stores responses of the services
 * or anything rendered for a member (see decisions 114 and 149).
 * To turn it off everywhere, replace this file with sw-off.js (see decision 114).
 */

const TITLE = 'Humkaar';
const HOME = '/notifications';
const SHELL = '/offline-shell';
/** Pages behind links in emails. They are not part of the app, which would call them missing pages. */
const OUTSIDE_THE_APP = /^\/(employer|letters)\//;
const FILES = '/offline-files.json';
const CACHE = 'build-';
/** Each language is a build. Saved pages need the files of their own build. */
const BUILDS_KEPT = 6;

/** Prefix of the cache with the opened pages; the page chooses the rest, so that each reader has another one. */
const PAGES = 'pages-';
const MAX_PAGES = 50;
const MAX_PAGE_CHARACTERS = 600_000;
const MAX_PICTURES = 150;
const MAX_PICTURE_BYTES = 150_000;
/** Deleted content must not stay readable for long. */
const MAX_AGE = 7 * 24 * 3_600_000;
/** A page opened again within this time is not fetched again. */
const FRESH = 10 * 60_000;
const SAVED_AT = 'x-saved-at';
const BUILD = 'x-build';
/** Written by the server (src/app/page-data.ts). */
const RENDERED = /(<script type="application\/json") id="rendered">\d+</;
const PUBLIC = '<meta name="robots" content="index">';
const SHARE = '/share';
const MAX_SHARED = 5000;
/** A page that is alive answers at once. */
const ANSWER_TIME = 500;

const LANGUAGES = ['en', 'hi'];

/** The reader's choice or the browser's language, as the server determines it (core/shared/languages.ts). */
async function language() {
  const choice = await self.cookieStore?.get('language').catch(() => undefined);
  const preferred = navigator.languages.map((tag) => tag.split('-')[0].toLowerCase());
  return [choice?.value, ...preferred].find((name) => LANGUAGES.includes(name));
}

/** The pushed message with limited lengths and a URL on this site. It contains both languages (decision 158). */
async function messageIn(data) {
  let message = {};
  try {
    message = data?.json() ?? {};
  } catch {
    // Not JSON. Browsers require a notification for every push, so one with the usual title is shown.
  }
  const text = (value, max) => (typeof value === 'string' ? value.slice(0, max) : '');
  const shown = (message.hi && (await language()) === 'hi' && message.hi) || message;
  return {
    title: text(shown.title, 200) || TITLE,
    body: text(shown.body, 400),
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
  const { type } = event.data ?? {};
  if (type === 'store-offline-files') event.waitUntil(storeBuild(event.data).catch(() => undefined));
  if (type === 'store-page') event.waitUntil(storePage(event.data).catch(() => undefined));
});

/** Adds what is missing of the current build. The empty page comes last: with it, the build is complete. */
async function storeBuild({ language, writes }) {
  const list = await fetch(`${FILES}?language=${language}`, { cache: 'no-cache', credentials: 'omit' });
  const { build, files, writingFiles } = await list.json();
  const cache = await caches.open(CACHE + build);
  await addFiles(cache, writes ? [...files, ...writingFiles] : files);
  const shell = new Request(`${SHELL}?build=${build}`, { credentials: 'omit' });
  if (!(await cache.match(shell, { ignoreVary: true }))) await cache.add(shell);
  for (const name of (await builds()).slice(0, -BUILDS_KEPT)) await caches.delete(name);
}

/** Oldest first. */
const builds = async () => (await caches.keys()).filter((name) => name.startsWith(CACHE));

/** A network that asks for a login answers every address with its own page, which must not be stored as a file. */
const isFile = (response) => response.ok && !/html/.test(response.headers.get('content-type') ?? 'html');

async function addFiles(cache, addresses) {
  const add = async (address) => {
    if (await cache.match(address, { ignoreVary: true })) return;
    const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
    if (!isFile(response)) throw new Error(address);
    await cache.put(address, response);
  };
  for (const added of await Promise.allSettled(addresses.map(add)))
    if (added.status === 'rejected') throw added.reason;
}

/** Stores a page with its files and pictures as a visitor without cookies gets them. A failure leaves the older copy. */
async function storePage({ path, cache: name, language, files, pictures, looks }) {
  if (!name.startsWith(PAGES) || !/^\/(?!\/)/.test(path)) return;
  // Opened first: if the reader signs out meanwhile, this cache is deleted and what is still added goes with it.
  const cache = await caches.open(name);
  const stored = await cache.match(path, { ignoreVary: true });
  if (stored && ageOf(stored) < FRESH) return;
  const response = await fetch(path, {
    credentials: 'omit',
    cache: 'no-store',
    redirect: 'error',
    headers: { accept: 'text/html', 'accept-language': language },
  });
  if (response.status === 404 || response.status === 410) return void (await cache.delete(path));
  const text = await response.text();
  const head = text.slice(0, text.indexOf('</head>'));
  const build = /\/index\.([0-9a-f]+)\.js"/.exec(head)?.[1];
  if (!response.ok || !build || !RENDERED.test(text) || !text.endsWith('</html>')) return;
  // The post may have been removed or made private.
  if (!isPublic(response, head) || text.length > MAX_PAGE_CHARACTERS) return void (await cache.delete(path));
  try {
    const own = await caches.open(CACHE + build);
    const scripts = [...head.matchAll(/<script [^>]*src="(\/assets\/[^"]+)"/g)];
    await addFiles(
      own,
      scripts.map(([, file]) => file),
    );
    await addFiles(own, files).catch(() => undefined);
    for (const picture of pictures) if (text.includes(escaped(picture))) await storePicture(cache, picture);
    await cache.put(path, savedCopy(response, text, { build, looks }));
    await prune(cache, 1);
  } catch {
    // Most likely the storage is full.
    await prune(cache, 2);
  }
}

/** Without a sign: a page that was saved by a clock far ahead must not stay for longer than the age limit. */
const ageOf = (response) => Math.abs(Date.now() - Number(response.headers.get(SAVED_AT)));

/** Members' pages are `private, no-store`; pages that search engines may not list can be personal in another way. */
const isPublic = (response, head) =>
  head.includes(PUBLIC) && !/private|no-store/.test(response.headers.get('cache-control') ?? '');

const escaped = (address) => `"${address.replace(/&/g, '&amp;')}"`;

/** Without its render time the page is rendered again from its data, because the reader may be signed in. */
function savedCopy(response, text, { build, looks }) {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(SAVED_AT, String(Date.now()));
  headers.set(BUILD, build);
  const attributes = Object.entries(looks).map(([name, look]) =>
    /^[a-z]+$/.test(look) ? ` data-${name}="${look}"` : '',
  );
  const copy = text
    .replace(RENDERED, `$1 id="saved">${Date.now()}<`)
    .replace('<html', () => `<html${attributes.join('')}`);
  return new Response(copy, { headers });
}

async function storePicture(cache, address) {
  if (await cache.match(address, { ignoreVary: true })) return;
  const response = await fetch(address, { credentials: 'omit' }).catch(() => undefined);
  const type = response?.headers.get('content-type') ?? '';
  if (!response?.ok || !type.startsWith('image/')) return;
  const picture = await response.blob();
  const headers = { 'content-type': type, [SAVED_AT]: String(Date.now()) };
  if (picture.size <= MAX_PICTURE_BYTES) await cache.put(address, new Response(picture, { headers }));
}

/** Deletes outdated entries and the oldest of too many. A page without the files of its build is of no use. */
async function prune(cache, divisor) {
  const names = await builds();
  const pages = [];
  const pictures = [];
  for (const request of await cache.keys()) {
    const response = await cache.match(request, { ignoreVary: true });
    if (!response) continue;
    const build = response.headers.get(BUILD);
    const age = build && !names.includes(CACHE + build) ? MAX_AGE : ageOf(response);
    (build ? pages : pictures).push({ request, age });
  }
  for (const [entries, max] of [
    [pages, MAX_PAGES],
    [pictures, MAX_PICTURES],
  ]) {
    entries.sort((a, b) => a.age - b.age);
    const tooOld = ({ age }, place) => age >= MAX_AGE || place >= max / divisor;
    for (const { request } of entries.filter(tooOld)) await cache.delete(request);
  }
}

/** Windows that show a stored page: their pictures are stored, too. */
const savedWindows = new Set();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.mode === 'navigate' && request.method === 'POST' && pathname === SHARE)
    event.respondWith(shared(request));
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(file(event));
  else if (request.mode === 'navigate' && !OUTSIDE_THE_APP.test(pathname)) {
    const answer = page(event);
    event.respondWith(answer);
    // The response may end the session.
    event.waitUntil(answer.then(dropForeign, dropForeign).catch(() => undefined));
  } else if (request.destination === 'image' && (savedWindows.has(event.clientId) || !navigator.onLine))
    event.respondWith(inCaches(request).then((stored) => stored ?? fetch(request)));
});

/** Broken storage must not break the page. */
const inCaches = (request) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

/** A file's name contains its hash, so a stored one is never outdated. */
async function file(event) {
  const stored = await inCaches(event.request);
  if (stored) return stored;
  const response = await fetch(event.request);
  event.waitUntil(keep(event.request, response.clone()).catch(() => undefined));
  return response;
}

/** What an open page loads later belongs to the newest build; without a stored build nothing is stored. */
async function keep(request, response) {
  const build = (await builds()).at(-1);
  if (build && isFile(response)) await (await caches.open(build)).put(request, response);
}

/** Always from the network; without one, the page as it was last opened, or the empty page of the newest build. */
async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const stored = await savedPage(new URL(event.request.url).pathname).catch(() => undefined);
    if (stored) savedWindows.add(event.resultingClientId);
    const instead = stored ?? (await emptyPage());
    if (!instead) throw error;
    return instead;
  }
}

async function savedPage(path) {
  const [names, known] = [await caches.keys(), await builds()];
  for (const name of names.filter((cacheName) => cacheName.startsWith(PAGES))) {
    const response = await (await caches.open(name)).match(path, { ignoreVary: true });
    const build = response?.headers.get(BUILD);
    if (!build || !known.includes(CACHE + build) || ageOf(response) >= MAX_AGE) continue;
    const text = await response.text();
    // A crash may have cut it off.
    if (text.endsWith('</html>')) return new Response(text, { headers: response.headers });
  }
  return undefined;
}

async function emptyPage() {
  for (const name of (await builds()).reverse()) {
    const cache = await caches.open(name);
    const shell = await cache.match(SHELL, { ignoreSearch: true, ignoreVary: true });
    if (shell) return shell;
  }
  return undefined;
}

/** Text shared from another app waits here for the composer: an address would end up in logs and histories. */
async function shared(request) {
  const form = await request.formData().catch(() => new FormData());
  // A file is not text.
  const textOf = (value) => (typeof value === 'string' ? value.slice(0, MAX_SHARED) : '');
  const fields = ['title', 'text', 'url'].map((name) => [name, textOf(form.get(name))]);
  const text = Response.json({ ...Object.fromEntries(fields), at: Date.now() });
  const put = async () => (await caches.open('shared')).put(SHARE, text);
  // Without storage the composer opens empty.
  await put().catch(() => undefined);
  return Response.redirect('/?openCreatePost=true', 303);
}

self.addEventListener('push', (event) => event.waitUntil(notify(event.data)));

/** The account of the browser's cookies: empty for a visitor, undefined in browsers that do not say. */
const currentAccount = async () => self.cookieStore && ((await self.cookieStore.get('UAC_I'))?.value ?? '');

/** A session can end while no page is open: the next member must not read its notifications or get its pushes. */
async function dropForeign() {
  const account = await currentAccount();
  for (const shown of await self.registration.getNotifications())
    if (shown.data?.account !== account) shown.close();
  if (account === '') await (await self.registration.pushManager.getSubscription())?.unsubscribe();
}

async function notify(data) {
  await dropForeign().catch(() => undefined);
  const account = await currentAccount().catch(() => undefined);
  const { title, body, tag, url } = await messageIn(account === '' ? undefined : data);
  // A bitmap: some systems cannot show SVG.
  const icon = '/apple-touch-icon.png';
  await self.registration.showNotification(title, { body, tag, icon, data: { url, account } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(ownPlace(event.notification.data?.url ?? '')));
});

/** The page used last opens it without a reload, which would lose unsent input. Any other page gets a new window. */
async function open(url) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (page && (await isOpenedIn(page, url))) await page.focus();
  else await self.clients.openWindow(url);
}

/** Pages of visitors, frozen pages and pages with an open dialog do not answer. */
const isOpenedIn = (page, url) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), ANSWER_TIME);
    page.postMessage({ type: 'open', url, at: Date.now() }, [port2]);
  });
