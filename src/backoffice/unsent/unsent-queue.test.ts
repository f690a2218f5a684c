import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { countedLines } from './counted-lines.ts';
import { postUnsent, type Unsent, type UnsentAnswer, unsentQueue } from './unsent-queue.ts';

/** In-memory storage of a browser. */
function newBox(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const stored = new Map<string, string>();
  return {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, text) => void stored.set(name, text),
    removeItem: (name) => void stored.delete(name),
  };
}

/** A server that handles each key once, and can be unreachable before or after doing so. */
function newShop() {
  const done = new Map<string, string>();
  const weather: ('gone before' | 'gone after' | 'there')[] = [];
  const post = async ({ key, name }: Unsent): Promise<UnsentAnswer> => {
    const now = weather.shift() ?? 'there';
    if (now === 'gone before') return 'later';
    if (name.includes('faux')) return { message: 'Refusé.', fields: {} };
    if (!done.has(key)) done.set(key, name);
    return now === 'gone after' ? 'later' : 'done';
  };
  return { done, weather, post };
}

const entry = (key: string, desk = 'emballage-1', name = key) => ({
  key,
  desk,
  name,
  to: '/gestion/',
  fields: {},
});

test('O-38 what was scanned without a network is stored, outlives the page and is sent once, in its order', async () => {
  const [box, shop] = [newBox(), newShop()];
  const first = unsentQueue(box, 1, shop.post);
  shop.weather.push('gone before');
  first.add(entry('a'));
  await first.flush();
  shop.weather.push('gone after');
  first.add(entry('b'));
  await first.flush();
  expect(first.state()).toMatchObject({ isStuck: true });
  expect(first.state().entries.map(({ key }) => key)).toEqual(['a', 'b']);
  // The page is closed; another user opens a page on the same phone.
  const colleague = unsentQueue(box, 2, shop.post);
  await colleague.flush();
  expect(colleague.state().entries).toEqual([]);
  const next = unsentQueue(box, 1, shop.post);
  await next.flush();
  expect(next.state()).toEqual({ entries: [], isStuck: false });
  expect([...shop.done.keys()]).toEqual(['a', 'b']);
});

test('O-38 what the shop does not take is said, holds up nothing else, and is forgotten when it was seen', async () => {
  const [box, shop] = [newBox(), newShop()];
  const queue = unsentQueue(box, 1, shop.post);
  queue.add(entry('a', 'comptage', 'faux'));
  queue.add(entry('b', 'comptage'));
  await queue.flush();
  await queue.flush();
  expect(queue.state().entries).toMatchObject([{ key: 'a', refused: { message: 'Refusé.' } }]);
  expect([...shop.done.keys()]).toEqual(['b']);
  queue.dismiss('a');
  expect(queue.state().entries).toEqual([]);
});

test('O-38 what a browser without a store, or with a full one, does not keep is held by the page and sent once', async () => {
  const full = newBox();
  full.setItem = () => {
    throw new Error('full');
  };
  const stuck = newBox();
  const shop = newShop();
  for (const [name, box] of [
    ['none', null],
    ['full', full],
    ['filled', stuck],
  ] as const) {
    const queue = unsentQueue(box, 1, shop.post);
    shop.weather.push('gone before');
    queue.add(entry(`${name}-a`));
    await queue.flush();
    if (box === stuck)
      stuck.removeItem = () => {
        throw new Error('closed');
      };
    queue.add(entry(`${name}-b`));
    queue.add(entry(`${name}-c`, 'comptage', 'faux'));
    expect(queue.state().entries.map(({ key }) => key)).toContain(`${name}-b`);
    await queue.flush();
    await queue.flush();
    expect(queue.state().entries.map(({ key }) => key)).toEqual([`${name}-c`]);
    queue.dismiss(`${name}-c`);
    queue.refresh();
    expect(queue.state().entries).toEqual([]);
  }
  expect([...shop.done.keys()].sort()).toEqual(
    ['none', 'full', 'filled'].flatMap((name) => [`${name}-a`, `${name}-b`]).sort(),
  );
});

test('O-13 what may be right all the same is sent again when somebody says so, in whichever tab, once', async () => {
  const box = newBox();
  const sent: Unsent[] = [];
  const post = async (entry: Unsent): Promise<UnsentAnswer> => {
    sent.push(entry);
    if (entry.fields.confirmedAt) return 'done';
    return { message: 'Le stock a bougé.', fields: {}, confirm: { count: '[1]' } };
  };
  const tabs = [unsentQueue(box, 1, post), unsentQueue(box, 1, post)] as const;
  tabs[0].add({ ...entry('a'), fields: { count: '[1,2]' } });
  await tabs[0].flush();
  expect(tabs[0].state().entries).toMatchObject([{ refused: { confirm: { count: '[1]' } } }]);
  for (const tab of tabs) tab.confirm('a');
  for (const tab of tabs) await tab.flush();
  expect(sent.map(({ key, fields }) => [key, fields.count])).toEqual([
    ['a', '[1,2]'],
    ['a-again', '[1]'],
  ]);
  expect(Number(sent[1]?.fields.confirmedAt)).toBeGreaterThan(0);
  for (const tab of tabs) tab.refresh();
  expect(tabs.map((tab) => tab.state().entries)).toEqual([[], []]);
  // What cannot be confirmed, or was seen meanwhile, is not sent again.
  tabs[0].confirm('a');
  expect(tabs[0].state().entries).toEqual([]);
});

test('O-13 what is refused all the same beside what is confirmed stands there until somebody has seen it', async () => {
  const box = newBox();
  const sent: (string | undefined)[] = [];
  const post = async ({ fields }: Unsent): Promise<UnsentAnswer> => {
    sent.push(fields.count);
    if (fields.confirmedAt) return 'done';
    const rest = { message: 'Code inconnu.', fields: { count: '[2,3]' } };
    return { message: 'Bougé. Code inconnu.', fields: {}, confirm: { count: '[1]' }, rest };
  };
  const queue = unsentQueue(box, 1, post);
  queue.add({ ...entry('a'), fields: { count: '[0,1,2,3]' } });
  await queue.flush();
  queue.confirm('a');
  await queue.flush();
  // Confirmed twice, once on a newly opened page.
  const next = unsentQueue(box, 1, post);
  next.confirm('a');
  await next.flush();
  expect(sent).toEqual(['[0,1,2,3]', '[1]']);
  expect(next.state().entries).toMatchObject([
    { key: 'a', fields: { count: '[2,3]' }, refused: { message: 'Code inconnu.' } },
  ]);
  expect(next.state().entries[0]?.refused?.confirm).toBeUndefined();
  next.dismiss('a');
  expect(next.state().entries).toEqual([]);
});

test('O-13 what is sent says when it was sent, by the clock that says when it was counted', async () => {
  const bodies: URLSearchParams[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    bodies.push(body);
    return Response.json({ message: 'Bougé.', confirm: { count: '[]' } }, { status: 422 });
  });
  const before = Date.now();
  const answer = await postUnsent({ ...entry('a'), refused: null }, 7);
  vi.unstubAllGlobals();
  expect(answer).toEqual({ message: 'Bougé.', fields: {}, confirm: { count: '[]' }, rest: null });
  expect(Number(bodies[0]?.get('sentAt'))).toBeGreaterThanOrEqual(before);
});

test('O-38 what can never be taken is said, and what may be later is sent again', async () => {
  const post = (status: number) => {
    vi.stubGlobal('fetch', async () => new Response('', { status }));
    return postUnsent({ ...entry('a'), refused: null }, 7);
  };
  for (const status of [400, 404, 405, 410, 413])
    expect(await post(status)).toMatchObject({ message: expect.stringContaining(String(status)) });
  for (const status of [200, 401, 409, 429, 500, 503]) expect(await post(status)).toBe('later');
  vi.unstubAllGlobals();
});

test('O-38 a desk whose latest is not answered waits in its order, and another goes on', async () => {
  const [box, shop] = [newBox(), newShop()];
  const queue = unsentQueue(box, 1, shop.post);
  shop.weather.push('gone before');
  for (const [key, desk] of [
    ['a', 'reception'],
    ['b', 'comptage'],
    ['c', 'reception'],
  ] as const)
    queue.add(entry(key, desk));
  await queue.flush();
  await queue.flush();
  expect(new Set(shop.done.keys())).toEqual(new Set(['a', 'b', 'c']));
  expect([...shop.done.keys()].filter((key) => key !== 'b')).toEqual(['a', 'c']);
});

test('O-38 whatever network there is, two tabs and lost pages come to each scan once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('gone before', 'gone after', 'there'), { maxLength: 30 }),
      fc.array(fc.record({ tab: fc.nat(1), does: fc.constantFrom('scan', 'flush', 'reload') }), {
        maxLength: 30,
      }),
      async (weather, steps) => {
        const [box, shop] = [newBox(), newShop()];
        shop.weather.push(...(weather as typeof shop.weather));
        const open = () => unsentQueue(box, 1, shop.post);
        const tabs = [open(), open()];
        const running: Promise<void>[] = [];
        let scans = 0;
        for (const { tab, does } of steps) {
          if (does === 'reload') tabs[tab] = open();
          if (does === 'scan') tabs[tab]?.add(entry(`scan-${scans++}`, `desk-${scans % 3}`));
          if (does === 'flush') running.push(tabs[tab]?.flush() ?? Promise.resolve());
        }
        await Promise.all(running);
        shop.weather.length = 0;
        for (let round = 0; round < 3; round += 1) for (const tab of tabs) await tab.flush();
        expect(shop.done.size).toBe(scans);
        expect(tabs.map((tab) => tab.state().entries)).toEqual([[], []]);
      },
    ),
  );
});

test('O-13 what was counted is said line by line, whatever version of the page counted it', () => {
  const lines = (count: unknown) => countedLines({ count: JSON.stringify(count) });
  expect(
    lines([
      { variantCode: '10012345', quantity: '4', lot: 'L1', bestBefore: '', place: 'A-1' },
      { code: '3600012345679', quantity: 2 },
      ['?'],
    ]),
  ).toEqual(['10012345 × 4 · L1 · A-1', '3600012345679 × 2', '["?"]']);
  expect(countedLines({ count: '10012345;4' })).toEqual(['10012345;4']);
  expect(countedLines({ delivery: '{}' })).toEqual([]);
});
