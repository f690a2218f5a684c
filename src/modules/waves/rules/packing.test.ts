import { expect, test } from 'vitest';
import { NOTHING_SCANNED, type OrderToPack, type PackingState, scan } from './packing.ts';

const KIBBLE = {
  variantCode: '10012345',
  ean: '3012345678902',
  name: 'Croquettes, 4 kg',
  quantity: 3,
};
const TIN = { variantCode: '10020001', ean: null, name: 'Terrine, 400 g', quantity: 6 };
const pick = (variantCode: string, lot: string, quantity: number) => ({
  variantCode,
  lot,
  bestBefore: '2027-06-30',
  quantity,
});
const orders: OrderToPack[] = [
  {
    number: '000000001',
    labels: ['GM000000001'],
    weights: [{ trackingNumber: 'GM000000001', grams: 15_000 }],
    goods: [KIBBLE, TIN],
    picks: [pick('10012345', 'A1', 2), pick('10012345', 'B2', 1), pick('10020001', 'T9', 6)],
  },
  { number: '000000002', labels: ['GM000000002', 'GM000000002-2'], goods: [TIN], picks: [] },
];
const lotOf = (lot: string, date = '270630') => `010301234567890215${date}10${lot}`;

/** Scans texts in sequence; returns what each meant and what was packed. */
const play = (...texts: string[]) => playAt(orders, ...texts);

function playAt(desk: readonly OrderToPack[], ...texts: string[]) {
  let state: PackingState = NOTHING_SCANNED;
  let left = desk;
  return texts.map((text) => {
    const done = scan(left, state, text, '2026-11-26');
    state = done.state;
    if (done.packed) left = left.filter(({ number }) => number !== done.packed?.number);
    return done.packed ?? done.says;
  });
}

test('O-07 one scan for each lot and one for the parcel: nothing is typed', () => {
  expect(play(lotOf('A1'), lotOf('B2'), '10020001', 'GM000000001')).toEqual([
    'article',
    'article',
    'complete',
    {
      number: '000000001',
      lots: [
        pick('10012345', 'A1', 2),
        pick('10012345', 'B2', 1),
        { variantCode: '10020001', lot: '', bestBefore: null, quantity: 6 },
      ],
      weighed: [],
    },
  ]);
});

test('O-07 a lot nobody proposed is of all pieces that are missing', () => {
  expect(play(lotOf('Z7'), '10020001', 'GM000000001').at(-1)).toMatchObject({
    lots: [{ lot: 'Z7', quantity: 3 }, { quantity: 6 }],
  });
});

test('O-07 what is wrong is said and changes nothing: another article, too many, past its date, a parcel too soon', () => {
  expect(
    play(
      '4006381333931',
      lotOf('A1', '261125'),
      lotOf('Z7'),
      lotOf('Z7'),
      'GM000000001',
      'GM000000002',
      'XX',
      '10020001',
      'GM000000001',
    ).slice(0, 8),
  ).toEqual([
    'wrong_article',
    'past_date',
    'article',
    'excess',
    'incomplete',
    'other_parcel',
    'unknown',
    'complete',
  ]);
});

test('O-07 a label or a slip chooses its order, and each of its parcels is scanned', () => {
  expect(play('000000002', '10020001', 'GM000000002', 'GM000000002-2')).toEqual([
    'chosen',
    'complete',
    'parcel',
    {
      number: '000000002',
      lots: [{ variantCode: '10020001', lot: '', bestBefore: null, quantity: 6 }],
      weighed: [],
    },
  ]);
});

test('O-07 a parcel is weighed by a scale or by hand, and one that is off is asked for before it is closed', () => {
  const goods = [lotOf('A1'), lotOf('B2'), '10020001'];
  const [, , , weighed, packed] = play(...goods, 'ST,GS,+ 14.920kg', 'GM000000001');
  expect([weighed, packed]).toMatchObject([
    'weighed',
    { weighed: [{ trackingNumber: 'GM000000001', grams: 14_920 }] },
  ]);
  // A tin is missing; the packer checks and closes the parcel anyway.
  const doubted = play(...goods, '12,5', 'GM000000001', 'GM000000001');
  expect(doubted.slice(3)).toMatchObject([
    'weighed',
    'weight_off',
    { weighed: [{ trackingNumber: 'GM000000001', grams: 12_500 }] },
  ]);
  // After correction and a second weighing, it closes with the first scan.
  const right = play(...goods, '12,5', 'GM000000001', '15,1', 'GM000000001');
  expect(right.at(-1)).toMatchObject({ weighed: [{ grams: 15_100 }] });
});

test('O-07 a parcel that two orders share is weighed once the goods of both are in it', () => {
  const weights = [{ trackingNumber: 'GM000000003', grams: 5_000 }];
  const pair = ['000000003', '000000004'].map((number) => ({
    number,
    labels: ['GM000000003'],
    weights,
    goods: [TIN],
    picks: [],
  }));
  const said = playAt(
    pair,
    '10020001',
    '2,5 kg',
    'GM000000003',
    '10020001',
    '2,5 kg',
    'GM000000003',
    '5,1 kg',
    'GM000000003',
  );
  expect(said).toMatchObject([
    'complete',
    'weighed',
    { number: '000000003', weighed: [] },
    'complete',
    'weighed',
    'weight_off',
    'weighed',
    { number: '000000004', weighed: [{ grams: 5_100 }] },
  ]);
});
