import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { axeProblems } from '../../../tests/support/axe-in-jsdom';
import { Button } from './button';
import { Dialog, type DialogProps } from './dialog';
import { Sheet } from './sheet';

const kinds = [
  { name: 'a dialog', Modal: Dialog },
  { name: 'a sheet', Modal: Sheet },
];

function Page({ Modal, children, ...rest }: Partial<DialogProps> & { readonly Modal: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Filters" {...rest}>
        {children ?? <p>Pay and place</p>}
      </Modal>
    </main>
  );
}

describe.each(kinds)('$name', ({ Modal }) => {
  it('a dialog is not in the page until it is opened', () => {
    render(<Page Modal={Modal} />);
    expect(screen.queryByText('Pay and place')).toBeNull();
  });

  it('a dialog opens with its title as its name and the focus inside', async () => {
    render(<Page Modal={Modal} />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  });

  it('a dialog focuses the element that its content marks', async () => {
    render(
      <Page Modal={Modal}>
        <input aria-label="Title" data-autofocus />
      </Page>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('a dialog closes by Esc, by its x and by a press outside', async () => {
    render(<Page Modal={Modal} />);
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
      () => userEvent.click(screen.getByRole('dialog')),
    ];
    for (const way of ways) {
      await userEvent.click(screen.getByText('Open'));
      expect(screen.getByRole('dialog')).toBeVisible();
      await way();
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('a dialog that must be answered has no x and stays open after Esc and presses outside', async () => {
    const onClose = vi.fn();
    render(<Page Modal={Modal} disableClose onClose={onClose} />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('a dialog stays open when its owner says so, even after Esc', async () => {
    render(<Page Modal={Modal} onClose={() => undefined} />);
    await userEvent.click(screen.getByText('Open'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('a dialog reopens when the browser closes it against its owner', async () => {
    render(<Page Modal={Modal} onClose={() => undefined} />);
    await userEvent.click(screen.getByText('Open'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('a dialog stays open when the close event of an earlier showing arrives late', () => {
    const closed: string[] = [];
    render(
      <Modal open onClose={() => closed.push('asked')} title="Late">
        text
      </Modal>,
    );
    fireEvent(screen.getByRole('dialog'), new Event('close'));
    expect(closed).toEqual([]);
  });

  it('a dialog is closed when it is removed from the page', async () => {
    const { unmount } = render(<Page Modal={Modal} />);
    await userEvent.click(screen.getByText('Open'));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    unmount();
    expect(dialog.open).toBe(false);
  });

  it('a dialog has no axe violations', async () => {
    render(
      <Page
        Modal={Modal}
        status="Draft saved"
        onBack={() => undefined}
        footer={<Button look="gold">Post</Button>}
      />,
    );
    await userEvent.click(screen.getByText('Open'));
    expect(screen.getByRole('button', { name: 'Back' })).toBeVisible();
    expect(await axeProblems()).toEqual([]);
  });
});
