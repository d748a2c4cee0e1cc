import type contract from '../../contracts/chat-socket.json';

type Contract = typeof contract;
interface Operation {
  readonly action: string;
  readonly summary: string;
  readonly description?: string;
  readonly messages: readonly { readonly $ref: string }[];
  readonly reply?: { readonly messages: readonly { readonly $ref: string }[] };
}

/** The socket's contract as a page: Swagger UI shows OpenAPI only. */
export function socketPage(document: Contract): string {
  const { info, operations, components } = document;
  const rows = Object.values(operations as Readonly<Record<string, Operation>>).map((operation) => {
    const [message, reply] = [operation.messages, operation.reply?.messages ?? []].map(([item]) =>
      messageAt(components.messages, item?.$ref),
    );
    const side = operation.action === 'receive' ? 'client' : 'server';
    const text = [operation.summary, operation.description].filter(Boolean).join('. ');
    const cells = [side, message?.name, text, schemaOf(message), schemaOf(reply)];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell ?? '')}</td>`).join('')}</tr>`;
  });
  const schemas = escaped(JSON.stringify(components.schemas, undefined, 2));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${info.title}</title></head>
<body><h1>${info.title}</h1><pre>${escaped(info.description)}</pre>
<p><a href="/docs/contracts/chat-socket.json">The contract (AsyncAPI 3)</a> · <a href="/docs">The other contracts</a></p>
<table border="1"><tr><th>Sent by</th><th>Event</th><th>When</th><th>Payload</th><th>Acknowledgement</th></tr>
${rows.join('\n')}</table>
<h2>Limits</h2><pre>${escaped(JSON.stringify(document['x-limits'], undefined, 2))}</pre>
<h2>Schemas</h2><pre>${schemas}</pre></body></html>`;
}

interface Message {
  readonly name: string;
  readonly payload: { readonly $ref: string };
}

const messageAt = (messages: Readonly<Record<string, Message>>, ref = ''): Message | undefined =>
  messages[ref.split('/').at(-1) ?? ''];

const schemaOf = (message: Message | undefined): string | undefined =>
  message?.payload.$ref.split('/').at(-1);

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
