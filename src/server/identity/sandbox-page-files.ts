/** Script of the sandbox popup: sends the chosen outcome to the page that opened it. */
export const SCRIPT = `
const { provider, mode, nonce, state } = document.body.dataset;
const headers = { 'content-type': 'application/json', appid: '999', systemid: 'desktop' };

async function outcomeResponse(outcome) {
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
  const answer = await outcomeResponse(outcome);
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
body { margin: 0; background: light-dark(#f2f4f0, #0c1311); color: light-dark(#131c19, #eaf0ed); }
main { box-sizing: border-box; max-width: 468px; margin: 0 auto; padding: 0 24px 24px; }
.tape { margin: 0 -24px 24px; padding: 12px 24px; background: #ffc02b; color: #131c19; font-weight: 700; text-align: center; box-shadow: 0 0 0 100vmax #ffc02b; clip-path: inset(0 -100vmax); }
h1 { font-size: 22px; line-height: 1.18; margin: 0 0 16px; }
h2 { font-size: 15px; margin: 24px 0 8px; }
label { display: block; margin-bottom: 6px; font-weight: 600; }
input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 14px; border: 1.5px solid light-dark(#84918a, #5f6e67); border-radius: 10px; background: light-dark(#fff, #141d1a); color: inherit; font: inherit; }
button { text-align: left; cursor: pointer; }
button:disabled { opacity: 0.55; cursor: default; }
:focus-visible { outline: 2px solid light-dark(#0c6b50, #74cdb0); outline-offset: 2px; }
.main { margin-top: 12px; border-color: light-dark(#b87800, #ffc848); background: light-dark(#ffc02b, #ffc848); color: #131c19; text-align: center; font-weight: 700; }
ul { margin: 0; padding: 0; list-style: none; display: grid; gap: 8px; }
`;
