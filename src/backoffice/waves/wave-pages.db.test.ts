import { expect, test } from 'vitest';
import { officeAs } from '../../../tests/support/office-loaders.ts';
import { testShop } from '../../../tests/support/shop.ts';
import { staffCalls } from '../../../tests/support/staff.ts';
import { TIN } from '../../../tests/support/stocked-shop.ts';
import { waitingOrders } from '../../../tests/support/waiting-orders.ts';
import { loader as preparation, action as prepare } from '../preparation/preparation.page.tsx';
import { action as packed } from './packed.page.ts';
import { loader as packing, action as packingAction } from './packing.page.tsx';
import { action as picked } from './picked.page.ts';
import { action as waveAction, loader as wavePage } from './wave.page.tsx';
import { loader as documents } from './wave-documents.page.ts';

const shop = testShop();

test('O-07 what a desk sends twice is packed once, and a refusal comes in words', async () => {
  await waitingOrders(shop, 3);
  const { load, send, staff } = await officeAs(shop, 'logistics');
  const { formKey } = await load(preparation, '/gestion/preparation/');
  const fields = [
    ['intent', 'openWave'],
    ['formKey', formKey],
    ['method', ''],
    ['due', ''],
    ['variant', ''],
  ] as const;
  const opened = await send(prepare, '/gestion/preparation/', fields).catch((answer) => answer);
  const to = (opened as Response).headers.get('location') ?? '';
  const [, id = ''] = /vagues\/(\d+)\//.exec(to) ?? [];
  expect(id).not.toBe('');
  const desk = await load(packing, `${to}emballage/`, { id });
  expect(desk.orders).toHaveLength(3);
  const [first, second] = desk.orders.map(({ number }) => number);
  const post = (number: string | undefined, quantity: number, key: string) =>
    send(
      packed,
      `${to}emballees/`,
      [
        ['key', key],
        ['staff', staff],
        [
          'packed',
          JSON.stringify({
            number,
            lots: [{ variantCode: TIN, lot: 'T5', bestBefore: null, quantity }],
          }),
        ],
      ],
      { id },
    ) as Promise<Response>;
  const key = crypto.randomUUID();
  expect((await post(first, 1, key)).status).toBe(200);
  expect((await post(first, 1, key)).status).toBe(200);
  const refused = await post(second, 9, crypto.randomUUID());
  expect([refused.status, (await refused.json()).message]).toEqual([
    422,
    expect.stringMatching(/pièces/),
  ]);
  const { wave } = await load(wavePage, to, { id });
  expect(wave.members.map(({ state }) => state)).toEqual(['packed', 'to_pack', 'to_pack']);

  // An article that is not on its shelf: the order is held with its cause, and the next one is up.
  const [article = ''] = desk.orders[1]?.goods.map(({ name }) => name) ?? [];
  const hold = [
    ['intent', 'holdInWave'],
    ['formKey', desk.formKey],
    ['missing', `${second} ${article}`],
  ] as const;
  const held = send(packingAction, `${to}emballage/`, hold, { id });
  await expect(held).rejects.toMatchObject({ status: 302 });
  const next = await load(packing, `${to}emballage/`, { id });
  expect(next.orders.map(({ number }) => number)).toEqual([desk.orders[2]?.number]);
  const after = (await load(wavePage, to, { id })).wave.members;
  expect(after.map(({ state }) => state)).toEqual(['packed', 'held', 'to_pack']);
  const order = await (await staffCalls(shop).as('logistics'))('GET', `/orders/${second}/file`);
  expect(JSON.stringify(order.body)).toContain(`Pas en rayon\u00a0: ${article}`);

  // Picked quantities are visible to colleagues, and can be reverted.
  const [line] = wave.picking;
  const take = async (taken: number, name: string) => {
    const { variantCode = '', lot = '', place = '' } = line ?? {};
    const goods = JSON.stringify({ variantCode, lot, place, taken });
    const fields = [
      ['key', name],
      ['staff', staff],
      ['picked', goods],
    ] as const;
    const answer = (await send(picked, `${to}prelevements/`, fields, { id })) as Response;
    const [now] = (await load(wavePage, to, { id })).wave.picking;
    return [answer.status, now?.taken];
  };
  const [one, back] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(line?.taken).toBe(0);
  expect(await take(2, one)).toEqual([200, 2]);
  expect(await take(0, back)).toEqual([200, 0]);
  // A late duplicate changes nothing.
  expect(await take(2, one)).toEqual([200, 0]);
  expect(await take(-1, crypto.randomUUID())).toEqual([422, 0]);
});

test('O-07 the sheet of one order is printed from its row, and a label that may not be made anew says why under it', async () => {
  await waitingOrders(shop, 2);
  const { load, send } = await officeAs(shop, 'logistics');
  const { formKey } = await load(preparation, '/gestion/preparation/');
  const fields = [
    ['intent', 'openWave'],
    ['formKey', formKey],
    ['method', ''],
    ['due', ''],
    ['variant', ''],
  ] as const;
  const opened = await send(prepare, '/gestion/preparation/', fields).catch((answer) => answer);
  const to = (opened as Response).headers.get('location') ?? '';
  const [, id = ''] = /vagues\/(\d+)\//.exec(to) ?? [];
  const read = async () => (await load(wavePage, to, { id })).wave.members;
  const press = async (intent: string, more: readonly (readonly [string, string])[] = []) => {
    const { keys } = await load(wavePage, to, { id });
    const pressed = [['intent', intent], ['formKey', keys.void], ...more] as const;
    return send(waveAction, to, pressed, { id }).catch((answer) => answer);
  };
  await press('labelWave');
  const number = (await read())[1]?.number ?? '';
  const file = await load(documents, `${to}documents.pdf?commande=${number}`, { id });
  expect(file).toMatchObject({ status: 200 });
  expect((await read()).map(({ prints }) => prints.length)).toEqual([0, 1]);
  await press('sendWave');
  // Gone at a colleague's, while this page still offered it.
  const refused = await press('voidLabels', [['number', number]]);
  expect(refused).toMatchObject({
    init: { status: 422 },
    data: { refused: { form: 'voidLabels', values: { number } } },
  });
});
