/**
 * A page can be read, clicked and typed into long before its scripts load. Clicks and input are recorded until then
 * and replayed; in a part that hydrates later (views/shared/load-on-interaction.tsx), until that part is hydrated. Buttons that
 * work without scripts (popover buttons, buttons of a form with an action) are left out; any other form would reload
 * the page and lose the typed text.
 */
const BUTTON = 'button:not([popovertarget],[action] *)';
const LATER = '[data-later]';
const EVENTS = ['click', 'input'];
const page = document.documentElement;
const done = new Map<Event | EventTarget, readonly [where: Element, again: () => void]>();

const isReady = () => 'ready' in page.dataset;

/** React marks its root element when it starts listening; from then on no event outside of deferred parts is lost. */
const isAudible = () => Object.keys(document.getElementById('root') ?? {})[0];

function keep(event: Event): void {
  const target = event.target as HTMLInputElement;
  const later = target.closest?.(LATER);
  const button = target.closest?.<HTMLElement>(BUTTON);
  if (event.type === 'input') {
    if (later || !isReady()) done.set(target, [target, written(target)]);
  } else if (button && (later || !isAudible())) {
    event.preventDefault();
    // React may hydrate the part for this very click; it must not be handled twice.
    if (later) event.stopPropagation();
    done.set(event, [button, () => button.click()]);
  }
}

/** React takes the value it finds while hydrating for its own, so the field gets a different value first. */
function written(field: HTMLInputElement): () => void {
  const { value, checked, type } = field;
  return () => {
    if (/checkbox|radio/.test(type)) {
      field.checked = !checked;
      field.click();
      return;
    }
    if (type !== 'file') {
      field.value += '0';
      // Bypasses React's value setter, so React handles the change like any other input.
      Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    }
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
}

for (const name of EVENTS) addEventListener(name, keep, true);
// A part may start to wait for an interaction after the first one.
const note = () => {
  Object.assign(window, { early: true });
};
for (const name of [...EVENTS, 'pointerdown', 'keydown'])
  addEventListener(name, note, { capture: true, once: true });
new MutationObserver((_, watching) => {
  if (!isReady()) return;
  if (!document.querySelector(LATER)) {
    watching.disconnect();
    for (const name of EVENTS) removeEventListener(name, keep, true);
  }
  for (const [key, [where, again]] of done) {
    if (where.closest(LATER)) continue;
    done.delete(key);
    again();
  }
}).observe(page, { attributes: true, subtree: true, attributeFilter: ['data-ready', 'data-later'] });
