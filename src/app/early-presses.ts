/**
 * A page can be read and pressed long before its scripts are there. What is pressed until then is kept, and pressed
 * again once they are. Buttons that do something by themselves (a form's, a popover's) need none of it.
 */
const BUTTON = 'button[type=button]:not([popovertarget])';
const page = document.documentElement;
const pressed: HTMLElement[] = [];

/** React marks the element it draws into when it begins to hear presses; from then on none is lost. */
const isHeard = () => Object.keys(document.getElementById('root') ?? {}).length > 0;

function keep({ target }: MouseEvent): void {
  const button = target instanceof Element && target.closest<HTMLElement>(BUTTON);
  if (button && !isHeard()) pressed.push(button);
}

addEventListener('click', keep, true);
new MutationObserver((_, watching) => {
  if (page.dataset.ready === undefined) return;
  watching.disconnect();
  removeEventListener('click', keep, true);
  for (const button of pressed) button.click();
}).observe(page, { attributes: true });
