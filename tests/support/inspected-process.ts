import type { ShopProcess } from './shop-process.ts';

/** NODE_OPTIONS that open an inspector on a free port. */
export const INSPECTED = '--inspect=127.0.0.1:0';

const ADDRESS = /Debugger listening on (ws:\S+)/;

interface HeapUsage {
  usedSize: number;
  backingStorageSize?: number;
}

/** Bytes of heap and buffers after garbage collection. */
export async function bytesHeld(shop: ShopProcess): Promise<number> {
  const address = ADDRESS.exec(shop.linesSince(0).join('\n'))?.[1];
  if (!address) throw new Error('The process does not listen for an inspector.');
  const socket = new WebSocket(address);
  try {
    await new Promise((done, failed) => {
      socket.addEventListener('open', done);
      socket.addEventListener('error', failed);
    });
    // Finalizers of one collection make more memory collectable.
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
