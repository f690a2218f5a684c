import type { ShopProcess } from './shop-process.ts';

/** Put into NODE_OPTIONS: the process listens for an inspector, on a port it chooses. */
export const INSPECTED = '--inspect=127.0.0.1:0';

const ADDRESS = /Debugger listening on (ws:\S+)/;

interface HeapUsage {
  usedSize: number;
  backingStorageSize?: number;
}

/** Bytes a process holds in its heap and in buffers, after it has collected its garbage. */
export async function bytesHeld(shop: ShopProcess): Promise<number> {
  const address = ADDRESS.exec(shop.linesSince(0).join('\n'))?.[1];
  if (!address) throw new Error('The process does not listen for an inspector.');
  const socket = new WebSocket(address);
  try {
    await new Promise((done, failed) => {
      socket.addEventListener('open', done);
      socket.addEventListener('error', failed);
    });
    // What is freed by the first lets go of more.
    for (let nth = 0; nth < 3; nth += 1) await call(socket, 'HeapProfiler.collectGarbage');
    const usage = await call<HeapUsage>(socket, 'Runtime.getHeapUsage');
    return usage.usedSize + (usage.backingStorageSize ?? 0);
  } finally {
    socket.close();
  }
}

let calls = 0;

function call<T>(socket: WebSocket, method: string): Promise<T> {
  calls += 1;
  const id = calls;
  return new Promise((done) => {
    const hear = ({ data }: MessageEvent<string>) => {
      const answer = JSON.parse(data);
      if (answer.id !== id) return;
      socket.removeEventListener('message', hear);
      done(answer.result);
    };
    socket.addEventListener('message', hear);
    socket.send(JSON.stringify({ id, method }));
  });
}
