import { CONNECTION_TIMINGS } from '../../core/chat/chat-connection';

/**
 * Runs in a worker and opens one socket. The page sends the query of its address first and frames after that, so the
 * socket cannot lead anywhere but to this site's chat.
 */
let socket: WebSocket | undefined;

addEventListener('message', ({ data }: MessageEvent) => {
  if (socket) socket.send(data);
  else socket = open(String(data));
});

function open(query: string): WebSocket {
  const address = new URL(CONNECTION_TIMINGS.path, location.origin);
  address.protocol = location.protocol.replace('http', 'ws');
  address.search = query;
  const opened = new WebSocket(address);
  opened.binaryType = 'arraybuffer';
  opened.onmessage = ({ data }) => postMessage({ type: 'message', data });
  for (const type of ['open', 'error', 'close']) opened.addEventListener(type, () => postMessage({ type }));
  return opened;
}
