/** What the sandbox's window runs: it plays the outcome somebody chose and tells the page that opened it. */
export const SCRIPT = `
const { provider, mode, nonce, state } = document.body.dataset;
const headers = { 'content-type': 'application/json', appid: '999', systemid: 'desktop' };

async function played(outcome) {
  const name = document.querySelector('#name').value.trim() || 'Kavya Rao';
  const body = JSON.stringify({ provider, outcome, nonce, name });
  const answer = await fetch('/sandbox/identity/outcomes', { method: 'POST', headers, body });
  return answer.json();
}

function goBack({ token, outcome }) {
  const query = new URLSearchParams(token ? { code: token, state } : { error: outcome, state });
  location.assign('/login/' + provider + '/callback?' + query);
}

async function choose(outcome) {
  if (outcome === 'POPUP_CLOSED') return close();
  const answer = await played(outcome);
  if (mode === 'redirect') return goBack(answer);
  opener?.postMessage({ kind: 'humkaar-sandbox', state, ...answer }, location.origin);
  close();
}

for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', () => choose(button.value));
  button.disabled = false;
}
`;

export const LOOK = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; }
body { margin: 0; padding: 24px; background: Canvas; color: CanvasText; }
main { max-width: 420px; margin: 0 auto; }
.tape { margin: -24px -24px 20px; padding: 12px 24px; background: #ffc02e; color: #16201c; font-weight: 700; }
h1 { font-size: 22px; margin: 0 0 16px; }
h2 { font-size: 15px; margin: 24px 0 8px; }
label { display: block; margin-bottom: 6px; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 14px; border: 1px solid GrayText; border-radius: 10px; background: Canvas; color: CanvasText; font: inherit; }
button { text-align: left; cursor: pointer; }
.main { margin-top: 12px; background: #16201c; color: #fff; text-align: center; font-weight: 700; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
`;
