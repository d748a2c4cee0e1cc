import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { quietRoot } from './quiet-root';

let page: HTMLElement;

beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(() => page.remove());

it('every kind of event that views handle reaches its handler', async () => {
  const called: string[] = [];
  const call = ({ type }: { readonly type: string }) => called.push(type);
  const root = createRoot(quietRoot(page));
  await act(async () =>
    root.render(
      <form onSubmit={call} onKeyDown={call} onTouchStart={call}>
        <button type="button" onClick={call} onMouseDown={call} onMouseEnter={call} onMouseLeave={call} />
        <input onChange={call} onFocus={call} onBlur={call} />
        <ul popover="auto" onBeforeToggle={call} onToggle={call} onScroll={call} />
        <img alt="" onError={call} onLoad={call} />
      </form>,
    ),
  );
  const fire = (selector: string, ...events: Event[]) =>
    act(async () => {
      for (const event of events) page.querySelector(selector)?.dispatchEvent(event);
    });
  const bubbling = (name: string) => new Event(name, { bubbles: true });
  await fire('form', ...['submit', 'keydown', 'touchstart'].map(bubbling));
  await fire('button', bubbling('click'), bubbling('mousedown'));
  await fire('button', new MouseEvent('mouseover', { bubbles: true, relatedTarget: document.body }));
  await fire('button', new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));
  const input = page.querySelector('input') as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'Pune');
  await fire('input', ...['focusin', 'input', 'focusout'].map(bubbling));
  await fire('ul', ...['beforetoggle', 'toggle', 'scroll'].map((name) => new Event(name)));
  await fire('img', new Event('error'), new Event('load'));
  expect(called).toEqual([
    ...['submit', 'keydown', 'touchstart'],
    ...['click', 'mousedown', 'mouseenter', 'mouseleave'],
    ...['focus', 'change', 'blur'],
    ...['beforetoggle', 'toggle', 'scroll', 'error', 'load'],
  ]);
  await act(async () => root.unmount());
});

it('early presses still find React by the first property of the root', async () => {
  expect(Object.keys(quietRoot(page))).toEqual([]);
});
