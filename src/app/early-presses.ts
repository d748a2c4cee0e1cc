/**
 * A page can be read, pressed and written into long before its scripts are there. What is pressed or written until then is
 * kept, and done again once they are. Buttons that do something by themselves (a popover's, or of a form with an address)
 * need none of it; of any other form they would load the page anew, and what was typed were gone.
 */
const BUTTON = 'button:not([popovertarget],[action] *)';
const EVENTS = ['click', 'input'];
const page = document.documentElement;
const done = new Map<Event | EventTarget, () => void>();

/** React marks the element it draws into when it begins to hear presses; from then on none is lost. */
const isHeard = () => Object.keys(document.getElementById('root') ?? {})[0];

function keep(event: Event): void {
  const target = event.target as HTMLInputElement;
  const button = target.closest?.<HTMLElement>(BUTTON);
  if (event.type === 'input') done.set(target, written(target));
  else if (button && !isHeard()) {
    event.preventDefault();
    done.set(event, () => button.click());
  }
}

/** React takes what stands in a field when it comes for what it drew there, so it sees something else first. */
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
      // Past React, which hears of it as of every other writing.
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
