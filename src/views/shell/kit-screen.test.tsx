import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Component } from './kit-screen';

const page = (
  <MemoryRouter>
    <main>
      <Component />
    </main>
  </MemoryRouter>
);

describe('the kit page', () => {
  it('the kit page is rendered on the server without a style attribute and hydrates without a mismatch', async () => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    expect(root.querySelectorAll('[style]')).toHaveLength(0);
    expect(root).toHaveTextContent('Employees haven’t posted any reviews yet.');

    const recoveredErrors: unknown[] = [];
    const app = await act(async () =>
      hydrateRoot(root, page, { onRecoverableError: (error) => recoveredErrors.push(error) }),
    );
    expect(recoveredErrors).toEqual([]);
    await act(async () => app.unmount());
    root.remove();
  });

  it('the kit page shows both themes or the chosen one', async () => {
    render(page);
    expect(screen.getByRole('heading', { name: 'Light' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(screen.queryByRole('heading', { name: 'Light' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Dark' })).toBeVisible();
  });
});
