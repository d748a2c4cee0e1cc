import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { axeProblems } from '../../../../tests/support/axe-in-jsdom';
import { showPage } from '../../../../tests/support/whole-page';
import { problem } from '../../../adapters/http/testing';
import { frameText } from '../../../core/legal/frame-text';
import { grievanceText as text } from '../../../core/moderation/grievances-text';

const ticket = (change: object = {}) => ({
  ticket: 'GR-7K2Q-9XWM-4TZB-RD3H',
  state: 'RECEIVED' as const,
  receivedOn: '2026-11-20T06:00:00.000Z',
  acknowledgedOn: null,
  closedOn: null,
  ...change,
});
const field = (name: string) => screen.findByRole('textbox', { name });

it.each([
  ['R-139', '/faq', 'Common questions'],
  ['R-140', '/legal/privacy-policy', 'Privacy'],
  ['R-141', '/legal/grievances', 'Grievances'],
  ['R-142', '/legal/summons-notice-form', 'Summons and notices'],
  ['R-143', '/legal/community-guidelines', 'Community guidelines'],
  ['R-144', '/legal/terms-of-use', 'Terms of use'],
  ['R-145', '/about-us', 'About us'],
  ['R-149', '/trust', 'How you can check us'],
  ['R-146', '/our-team', 'Our team'],
  ['R-147', '/blog', 'Blog'],
  ['R-148', '/credits', 'Credits'],
  ['R-149', '/terms-and-policies', 'Terms and policies'],
])(
  '[%s] %s shows its title, its date, its table of contents and links to the other legal pages',
  async (_, path, title) => {
    await showPage(path, {});
    await screen.findByRole('heading', { level: 1, name: title });
    expect(screen.getByText(/^Last updated \d+ \w+ 20\d\d$/)).toBeInTheDocument();
    const contents = within(screen.getByRole('navigation', { name: frameText.contents })).getAllByRole(
      'link',
    );
    for (const link of contents) {
      const part = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(part && within(part).getByRole('heading', { level: 2 })).toHaveTextContent(
        link.textContent ?? '-',
      );
    }
    expect(
      within(screen.getByRole('navigation', { name: frameText.others })).getAllByRole('link'),
    ).toHaveLength(11);
    expect(await axeProblems(screen.getByRole('main'))).toEqual([]);
  },
);

describe('[R-149] the grievance form', () => {
  it('a grievance is sent as typed and gets a number with its dates', async () => {
    const sent: unknown[] = [];
    await showPage('/legal/grievances', {
      fileGrievance: async ({ request }) => {
        sent.push(await request.json());
        return ticket();
      },
    });
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: text.kind }), 'ABUSE');
    await userEvent.type(await field(text.about), `${location.origin}/p/Kq3vN8xWm2Zt7Rf1`);
    await userEvent.type(await field(text.text), 'It threatens me.');
    await userEvent.type(await field(text.email), 'meera@mailbox.example');
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(await screen.findByText('GR-7K2Q-9XWM-4TZB-RD3H')).toBeVisible();
    expect(screen.getByRole('heading', { name: text.filed.title })).toHaveFocus();
    expect(screen.getByText('by 21 November 2026, 11:30 IST')).toBeVisible();
    expect(screen.getByText('by 5 December 2026, 11:30 IST')).toBeVisible();
    expect(sent).toEqual([
      {
        kind: 'ABUSE',
        about: '/p/Kq3vN8xWm2Zt7Rf1',
        text: 'It threatens me.',
        email: 'meera@mailbox.example',
      },
    ]);
  });

  it('[R-734] a grievance rejected for a field the form does not show says that it was not sent and keeps the text', async () => {
    await showPage('/legal/grievances', {
      fileGrievance: () => {
        const errors = [{ field: '/body/kind', code: 'UNKNOWN', message: 'No.' }];
        return Response.json({ code: 'INVALID_REQUEST', message: 'No.', errors }, { status: 400 });
      },
    });
    await userEvent.type(await field(text.text), 'It threatens me.');
    await userEvent.type(await field(text.email), 'meera@mailbox.example');
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(await screen.findByText(text.failed)).toBeVisible();
    expect(await field(text.text)).toHaveValue('It threatens me.');
  });

  it('an invalid grievance shows an error at each field and focuses the first one', async () => {
    await showPage('/legal/grievances', {});
    await userEvent.type(await field(text.about), 'https://evil.example/');
    await userEvent.type(await field(text.email), 'meera at home');
    await userEvent.click(screen.getByRole('button', { name: text.send }));
    expect(await field(text.about)).toHaveAccessibleDescription(
      expect.stringContaining(text.problems.NOT_OURS),
    );
    expect(await field(text.text)).toHaveAccessibleDescription(expect.stringContaining(text.problems.EMPTY));
    expect(await field(text.email)).toHaveAccessibleDescription(
      expect.stringContaining(text.problems.NO_ADDRESS),
    );
    await waitFor(async () => expect(await field(text.about)).toHaveFocus());
  });

  it('a grievance that fails to arrive keeps its text and is retried with the same idempotency key', async () => {
    const keys: (string | null)[] = [];
    await showPage('/legal/grievances', {
      fileGrievance: ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        return keys.length === 1 ? problem(503, 'UNAVAILABLE') : ticket();
      },
    });
    await userEvent.type(await field(text.text), 'It threatens me.');
    await userEvent.type(await field(text.email), 'meera@mailbox.example');
    const send = () => userEvent.click(screen.getByRole('button', { name: text.send }));
    await send();
    expect(await screen.findByText(text.failed)).toBeVisible();
    expect(await field(text.text)).toHaveValue('It threatens me.');
    await send();
    await screen.findByText('GR-7K2Q-9XWM-4TZB-RD3H');
    expect(new Set(keys).size).toBe(1);
  });

  it('[R-142] a form sent by an authority is filed as a notice', async () => {
    const sent: { kind?: string }[] = [];
    await showPage('/legal/summons-notice-form', {
      fileGrievance: async ({ request }) => {
        sent.push((await request.json()) as { kind: string });
        return ticket();
      },
    });
    expect(screen.queryByRole('combobox', { name: text.kind })).toBeNull();
    await userEvent.type(await field(text.authorityText), 'Case 12 of 2026.');
    await userEvent.type(await field(text.email), 'registrar@court.example');
    await userEvent.click(screen.getByRole('button', { name: text.sendNotice }));
    await screen.findByText('GR-7K2Q-9XWM-4TZB-RD3H');
    expect(sent[0]?.kind).toBe('AUTHORITY');
  });

  it('[R-142] text typed into one of the two forms is not in the other form', async () => {
    const { router } = await showPage('/legal/grievances', {});
    await userEvent.type(await field(text.text), 'It threatens me.');
    await act(() => router.navigate('/legal/summons-notice-form'));
    const notice = await field(text.authorityText);
    expect(notice).toHaveValue('');
    await userEvent.type(notice, 'Case 12 of 2026.');
    await act(() => router.navigate('/legal/grievances'));
    expect(await field(text.text)).toHaveValue('It threatens me.');
  });
});

describe('[R-149] a ticket number', () => {
  it('a ticket number in the URL shows the progress of the grievance', async () => {
    await showPage('/legal/grievances?ticket=gr7k2q9xwm4tzbrd3h', {
      readTicket: ({ path }) =>
        ticket({
          ticket: path.ticket,
          state: 'RESOLVED',
          acknowledgedOn: '2026-11-20T08:00:00.000Z',
          closedOn: '2026-11-25T06:00:00.000Z',
        }),
    });
    expect(await screen.findByText(text.ticket.states.RESOLVED)).toBeVisible();
    for (const shown of ['20 November 2026 at 11 am', '25 November 2026, 11:30 IST', text.ticket.closed])
      expect(screen.getByText(shown)).toBeVisible();
  });

  it('an unknown, an invalid and an empty ticket number each show a message and focus the field', async () => {
    const page = await showPage('/legal/grievances', { readTicket: () => problem(404, 'NOT_FOUND') });
    const number = await field(text.look.number);
    await userEvent.type(number, '{Tab}{Enter}');
    expect(number).toHaveAccessibleDescription(text.look.shape);
    expect(number).toHaveFocus();
    expect(number).toHaveValue('');
    await userEvent.type(number, 'GR-12{Enter}');
    expect(number).toHaveAccessibleDescription(text.look.shape);
    await userEvent.clear(number);
    await userEvent.type(number, 'gr 7k2q 9xwm 4tzb rd3h{Tab}{Enter}');
    await waitFor(() => expect(number).toHaveAccessibleDescription(text.look.missing));
    await waitFor(() => expect(number).toHaveFocus());
    expect(page.router.state.location.search).toBe('?ticket=GR-7K2Q-9XWM-4TZB-RD3H');
  });
});

describe('[R-585] the grievance officer', () => {
  const waiting = {
    ticket: ticket(),
    kind: 'PRIVACY' as const,
    about: '/p/Kq3vN8xWm2Zt7Rf1',
    text: 'My number.',
  };
  const noQueue = { listQueue: () => problem(403, 'MODERATOR_REQUIRED') };

  it('the grievance officer finds an open grievance, acknowledges it and closes it with an answer', async () => {
    const steps: unknown[] = [];
    await showPage('/moderation', {
      ...noQueue,
      listGrievances: () => [waiting],
      moveGrievance: async ({ request }) => {
        const step = (await request.json()) as { state: 'ACKNOWLEDGED' | 'RESOLVED' };
        steps.push(step);
        const path = '2026-11-20T08:00:00.000Z';
        return ticket({
          state: step.state,
          acknowledgedOn: path,
          closedOn: step.state === 'RESOLVED' ? path : null,
        });
      },
    });
    const card = within(await screen.findByRole('article', { name: text.kinds.PRIVACY }));
    expect(card.getByText('My number.')).toBeVisible();
    expect(screen.queryByText('Moderators only')).toBeNull();
    await userEvent.click(card.getByRole('button', { name: text.desk.acknowledge }));
    await card.findByText(text.ticket.states.ACKNOWLEDGED, { selector: 'span' });
    await userEvent.type(card.getByRole('textbox', { name: text.desk.answer }), 'It is gone.');
    await userEvent.click(card.getByRole('button', { name: text.desk.resolve }));
    expect(await screen.findByText(text.desk.empty.title)).toBeVisible();
    expect(steps).toEqual([
      { state: 'ACKNOWLEDGED', answer: '' },
      { state: 'RESOLVED', answer: 'It is gone.' },
    ]);
  });

  it('the grievance officer sees beside the field why the answer was rejected and keeps the typed text', async () => {
    await showPage('/moderation', {
      ...noQueue,
      listGrievances: () => [waiting],
      moveGrievance: () => problem(409, 'CLOSED_ALREADY'),
    });
    const card = within(await screen.findByRole('article', { name: text.kinds.PRIVACY }));
    const answer = card.getByRole('textbox', { name: text.desk.answer });
    await userEvent.type(answer, 'It is gone.');
    await userEvent.click(card.getByRole('button', { name: text.desk.reject }));
    await waitFor(() => expect(answer).toHaveAttribute('aria-invalid', 'true'));
    expect(answer).toHaveValue('It is gone.');
  });

  it('the grievance desk is shown to grievance officers only', async () => {
    await showPage('/moderation', { ...noQueue, listGrievances: () => problem(403, 'OFFICER_REQUIRED') });
    expect(await screen.findByText('Moderators only')).toBeVisible();
    expect(screen.queryByRole('heading', { name: text.desk.title })).toBeNull();
  });
});
