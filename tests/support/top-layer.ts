/**
 * jsdom has no top layer. These fakes implement the states and events of dialogs and popovers; rendering and focus
 * are tested in a real browser.
 */

/** The `open` attribute shows whether it is open; Esc fires a cancel event first. */
function addDialogs(): void {
  const dialogs = HTMLDialogElement.prototype;
  dialogs.showModal ??= function showModal(this: HTMLDialogElement) {
    if (this.open) throw new DOMException('already open', 'InvalidStateError');
    this.setAttribute('open', '');
    this.querySelector<HTMLElement>('button, input, select, a[href]')?.focus();
    const listen = (event: KeyboardEvent) => {
      if (!this.open) return document.removeEventListener('keydown', listen);
      if (event.key !== 'Escape') return;
      if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
    };
    document.addEventListener('keydown', listen);
  };
  dialogs.close ??= function close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
  };
}

const toggle = (element: Element, type: string, newState: 'open' | 'closed') =>
  element.dispatchEvent(
    Object.assign(new Event(type), { newState, oldState: newState === 'open' ? 'closed' : 'open' }),
  );

/** A data attribute shows whether it is open; a style hides the others. */
function addPopovers(): void {
  const style = document.createElement('style');
  style.textContent =
    '[popover] { display: none } [popover][data-popover-open] { display: block !important }';
  document.head.append(style);

  const change = (element: HTMLElement, open: boolean) => {
    if (element.hasAttribute('data-popover-open') === open) return;
    toggle(element, 'beforetoggle', open ? 'open' : 'closed');
    element.toggleAttribute('data-popover-open', open);
    toggle(element, 'toggle', open ? 'open' : 'closed');
  };
  const elements = HTMLElement.prototype;
  elements.showPopover ??= function showPopover(this: HTMLElement) {
    change(this, true);
  };
  elements.hidePopover ??= function hidePopover(this: HTMLElement) {
    change(this, false);
  };
  elements.togglePopover ??= function togglePopover(this: HTMLElement) {
    change(this, !this.hasAttribute('data-popover-open'));
    return this.hasAttribute('data-popover-open');
  };
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest('[popovertarget]');
    const target = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button) target?.togglePopover();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLElement>('[data-popover-open]');
    if (!open) return;
    open.hidePopover();
    document.querySelector<HTMLElement>(`[popovertarget="${open.id}"]`)?.focus();
  });
}

let page: Document | undefined;

/** Lets components that use dialogs and popovers run in jsdom. Files that share a page share these too. */
export function addTopLayer(): void {
  if (page === document) return;
  page = document;
  addDialogs();
  addPopovers();
  Element.prototype.getAnimations ??= () => [];
  globalThis.CSS ??= {} as typeof CSS;
  CSS.supports ??= () => false;
}
