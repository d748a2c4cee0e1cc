/**
 * A page can be read, clicked and typed into long before its scripts load. Clicks and input are recorded until then
 * and replayed. Buttons that work without scripts (popover buttons, buttons of a form with an action) are left out;
 * any other form would reload the page and lose the typed text.
 */
const BUTTON = 'button:not([popovertarget],[action] *)';
const EVENTS = ['click', 'input'];
const page = document.documentElement;
const done = new Map<Event | EventTarget, () => void>();

/** React marks its root element when it starts listening; from then on no event is lost. */
const isAudible = () => Object.keys(document.getElementById('root') ?? {})[0];

function keep(event: Event): void {
  const target = event.target as HTMLInputElement;
  const button = target.closest?.<HTMLElement>(BUTTON);
  if (event.type === 'input') done.set(target, written(target));
  else if (button && !isAudible()) {
    event.preventDefault();
    done.set(event, () => button.click());
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
new MutationObserver((_, watching) => {
  if (!('ready' in page.dataset)) return;
  watching.disconnect();
  for (const name of EVENTS) removeEventListener(name, keep, true);
  for (const [, again] of done) again();
}).observe(page, { attributes: true });
