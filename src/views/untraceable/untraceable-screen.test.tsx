import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../tests/support/render-screen';
import { fakePort } from '../../../tests/support/test-container';
import type { FakeCall, Overrides } from '../../adapters/http/fake';
import { problem } from '../../adapters/http/testing';
import { exportedKey } from '../../core/untraceable/exported-key';
import { type StoredToken, TokenWallet, type Wallet } from '../../core/untraceable/wallet';
import { memoryStorage, openWallet } from '../../core/untraceable/wallet-testing';

const KEY_ID = 'kbYz5TQJ5aNEyiG2jXW8D7L6Vy6SMkAT1M59I_KgkrA';
const TOKEN: StoredToken = {
  keyId: KEY_ID,
  kind: 'COMPANY',
  groupId: 1001,
  name: 'Zentrix Labs',
  month: '2026-11-01',
  token: 'A'.repeat(472),
};

async function open(change: Partial<Wallet>, responses: Overrides = {}, storage = memoryStorage()) {
  const wallet = openWallet(storage, 'asha');
  wallet.change((before) => ({ ...before, ...change }));
  const port = fakePort(TokenWallet, {
    read: () => wallet.read(),
    change: (next) => wallet.change(next),
  });
  await renderScreen('/untraceable', { ports: [port], responses });
  return wallet;
}

async function write() {
  await userEvent.type(await screen.findByLabelText('Title'), 'Late letters');
  await userEvent.click(screen.getByLabelText(/I understand that only the key/));
  await userEvent.click(screen.getByRole('button', { name: 'Post untraceably' }));
}

it('a member without tokens learns when they arrive, and gets no form', async () => {
  await open({ fetch: { month: '2026-11-01', at: Date.UTC(2026, 10, 22, 9), done: false } });
  expect(await screen.findByText(/arrive on your first visit after 22 November 2026/)).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
  expect(
    screen.getByText('Posts and comments whose keys are on this device will show up here.'),
  ).toBeVisible();
});

it('a token is spent for a post, whose hour is shown and whose key stays on the device', async () => {
  const wallet = await open({ tokens: [TOKEN] });
  expect(await screen.findByText(/hidden among at least 20 verified people: Zentrix Labs/)).toBeVisible();
  await write();
  expect(await screen.findByText(/It will appear at 20 November 2026/)).toBeVisible();
  expect(wallet.read().tokens).toEqual([]);
  expect(wallet.read().posts).toMatchObject([{ title: 'Late letters', number: 0 }]);
  const own = screen.getByRole('region', { name: 'Your untraceable posts and comments' });
  expect(await within(own).findByRole('heading', { name: 'Late letters' })).toBeVisible();
});

it('on a device without the key, the author learns where it is, and adds the saved file', async () => {
  const wallet = await open({});
  expect(await screen.findByText(/Wrote one on another device\?/)).toBeVisible();
  const pair = { algorithm: 'Ed25519', value: 'public', privateKey: 'private' } as const;
  const saved = { postId: 'Kq3vN8xWm2Zt7Rf1', title: 'Written on the phone', pair, number: 3 };
  const input = screen.getByLabelText('Add a saved key');
  await userEvent.upload(input, new File(['{}'], 'other.json', { type: 'application/json' }));
  expect(await screen.findByText(/isn’t the key/)).toBeVisible();
  await userEvent.upload(input, new File([exportedKey(saved)], 'key.json', { type: 'application/json' }));
  expect(await screen.findByRole('heading', { name: 'Written on the phone' })).toBeVisible();
  expect(wallet.read().posts).toMatchObject([saved]);
});

it('a key file that was moved before it could be read is reported as wrong', async () => {
  await open({});
  const file = new File(['{}'], 'key.json', { type: 'application/json' });
  file.text = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  await userEvent.upload(await screen.findByLabelText('Add a saved key'), file);
  expect(await screen.findByText(/isn’t the key/)).toBeVisible();
});

it('a post that could not be sent keeps its text and its token', async () => {
  const fails = { createUntraceablePost: () => problem(503, 'UNAVAILABLE') };
  const wallet = await open({ tokens: [TOKEN] }, fails);
  await write();
  expect(await screen.findByText(/Couldn’t post. Your text is still here/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Late letters');
  expect(wallet.read().tokens).toHaveLength(1);
});

it('a post whose response was lost is marked after the page was loaded again, and posted again with its key', async () => {
  const storage = memoryStorage();
  const wallet = await open(
    { tokens: [TOKEN] },
    { createUntraceablePost: () => problem(503, 'DOWN') },
    storage,
  );
  await write();
  expect(await screen.findByText(/We don’t know if this arrived/)).toBeVisible();
  const [lost] = wallet.read().posts;
  cleanup();
  await open({}, { sendAuthorRequest: () => problem(404, 'NOT_FOUND') }, storage);
  expect(await screen.findByText(/We don’t know if this arrived/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Check status' }));
  expect(await screen.findByText(/This hasn’t arrived/)).toBeVisible();
  await write();
  expect(await screen.findByText(/It will appear at/)).toBeVisible();
  expect(screen.queryByText(/We don’t know if this arrived/)).toBeNull();
  expect(wallet.read().posts).toMatchObject([{ pair: lost?.pair }]);
});

it('a post whose response was lost is recognised once its status was read, and its token is spent', async () => {
  const storage = memoryStorage();
  await open({ tokens: [TOKEN] }, { createUntraceablePost: () => problem(503, 'DOWN') }, storage);
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
  expect(await screen.findByRole('button', { name: 'Delete post' })).toBeVisible();
  expect(screen.queryByText(/We don’t know if this arrived/)).toBeNull();
  expect(openWallet(storage, 'asha').read().tokens).toEqual([]);
});

/** A server that accepts one appeal for a hidden post, and whose response to it is lost. */
function hidden({ lostReads = 0 } = {}) {
  const arrived: string[] = [];
  let reads = lostReads;
  const sendAuthorRequest = async ({ request, example }: FakeCall) => {
    const { kind, text } = await request.json();
    if (kind === 'READ' && arrived.length > 0 && reads-- > 0) return problem(503, 'DOWN');
    if (kind === 'APPEAL' && arrived.length > 0) return problem(409, 'APPEALED_ALREADY');
    if (kind === 'APPEAL') arrived.push(text);
    if (kind === 'APPEAL') return problem(503, 'DOWN');
    const appeal = arrived.length > 0 ? 'OPEN' : 'NONE';
    const decision = { verdict: 'HIDE', rule: 'P1', text: 'It names a colleague.', appeal };
    return { ...Object(example), status: 'AUTHOR_REJECTED', decision };
  };
  return { arrived, sendAuthorRequest };
}

const appeal = async () => {
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
  await userEvent.type(await screen.findByLabelText('Why should it be shown again?'), 'She agreed.');
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
};

it('an appeal whose response was lost is shown as sent, without an error', async () => {
  const { arrived, sendAuthorRequest } = hidden();
  await open({ tokens: [TOKEN] }, { sendAuthorRequest });
  await appeal();
  expect(await screen.findByText('You appealed. A moderator will look again.')).toBeVisible();
  expect(screen.queryByText(/Try again|was saved/)).toBeNull();
  expect(arrived).toEqual(['She agreed.']);
});

it('an edit that did not arrive says so, keeps its text, and shows the current status', async () => {
  const sendAuthorRequest = async ({ request, example }: FakeCall) =>
    (await request.json()).kind === 'EDIT' ? problem(503, 'DOWN') : { ...Object(example), isEditable: true };
  await open({ tokens: [TOKEN] }, { sendAuthorRequest });
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const title = within(screen.getByRole('article')).getByLabelText('Title');
  await userEvent.clear(title);
  await userEvent.type(title, 'On time now');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('This wasn’t saved. Try again.')).toBeVisible();
  expect(title).toHaveValue('On time now');
});

it('an appeal that is sent again after a lost response shows that it arrived, and no error', async () => {
  const { arrived, sendAuthorRequest } = hidden({ lostReads: 1 });
  await open({ tokens: [TOKEN] }, { sendAuthorRequest });
  await appeal();
  expect(await screen.findByText(/We don’t know if this was saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  expect(await screen.findByText('You appealed. A moderator will look again.')).toBeVisible();
  expect(screen.queryByText(/We don’t know/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Appeal' })).toBeNull();
  expect(arrived).toEqual(['She agreed.']);
});

it('an appeal that arrives after a moderator restored the post says why it was refused', async () => {
  const { sendAuthorRequest } = hidden();
  const allowed = async (call: FakeCall) => {
    const { kind } = await call.request.clone().json();
    return kind === 'APPEAL' ? problem(409, 'NOT_HIDDEN') : sendAuthorRequest(call);
  };
  await open({ tokens: [TOKEN] }, { sendAuthorRequest: allowed });
  await appeal();
  expect(await screen.findByText(/A moderator hasn’t hidden this/)).toBeVisible();
});

it('text beyond a limit is not cut off silently in a new post, its edit or an appeal', async () => {
  const decision = { verdict: 'HIDE', rule: 'P1', text: 'It names a colleague.', appeal: 'NONE' };
  const sendAuthorRequest = ({ example }: FakeCall) => ({ ...Object(example), isEditable: true, decision });
  await open({ tokens: [TOKEN] }, { sendAuthorRequest });
  const paste = async (label: string, max: number) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.click(screen.getByLabelText(label));
    await userEvent.paste('x'.repeat(max + 1));
  };
  await screen.findByLabelText('Title');
  await paste('Text', 5000);
  expect(screen.getByText(/The limit of 5,000 characters is reached/)).toBeVisible();
  await write();
  await userEvent.click(await screen.findByRole('button', { name: 'Check status' }));
  await screen.findByRole('button', { name: 'Appeal' });
  await paste('Why should it be shown again?', 2000);
  expect(screen.getByText(/The limit of 2,000 characters is reached/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  await paste('Text', 5000);
  expect(screen.getByText(/The limit of 5,000 characters is reached/)).toBeVisible();
});

it('a group that is too small is not offered', async () => {
  await open({ tokens: [TOKEN] }, { listTokenKeys: () => ({ keys: [] }) });
  expect(await screen.findByText(/Fewer than 10 wouldn’t hide you/)).toBeVisible();
  expect(screen.queryByLabelText('Title')).toBeNull();
});

it('typed text is checked on the device, and copied sentences are found', async () => {
  await open({ tokens: [TOKEN], ownTexts: ['Our canteen closes at two every day.'] });
  await userEvent.type(
    await screen.findByLabelText('Text'),
    'Our canteen closes at two every day. I joined on 3 May 2021.',
  );
  expect(screen.getByText('An exact day: “3 May 2021”')).toBeVisible();
  expect(screen.getByText(/A sentence from another post of yours/)).toBeVisible();
});
