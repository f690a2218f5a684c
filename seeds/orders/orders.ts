import type { DemoOrder } from '../types.ts';

const LARGE_DOG = '10023102';
const STERILISED_DOG = '10024102';
const DOG_TINS = '10030102';
const CAT = '10012803';
const CAT_POUCHES = '10040302';
const TREATS = '10055302';

type Row = [
  daysAgo: number,
  buyer: string,
  site: DemoOrder['site'],
  delivery: DemoOrder['delivery'],
  payment: DemoOrder['payment'],
  items: DemoOrder['items'],
  then?: Pick<DemoOrder, 'paidAfterDays' | 'cancelled' | 'held' | 'refund'>,
];

const home = 'home_standard';
const relay = 'relay_standard';
const dented = { quantity: 1, reason: 'Boîtes cabossées à la livraison' };

/** Oldest first, so that numbers follow days. */
const rows: Row[] = [
  [20, 'Aline', 'FR_WEB', home, 'card', [[LARGE_DOG, 1]]],
  [19, 'Joris', 'BE_WEB', relay, 'card', [[CAT, 2]]],
  [
    18,
    'Basile',
    'FR_WEB',
    home,
    'bank_transfer',
    [[DOG_TINS, 3]],
    { paidAfterDays: 1, refund: dented },
  ],
  [17, 'Célia', 'FR_WEB', relay, 'card', [[CAT_POUCHES, 2]]],
  [16, 'Mona', 'FR_WEB', home, 'card', [[STERILISED_DOG, 2]]],
  [15, 'Damien', 'FR_WEB', home, 'card', [[LARGE_DOG, 2]]],
  [
    13,
    'Élodie',
    'FR_WEB',
    relay,
    'card',
    [
      [CAT, 1],
      [TREATS, 2],
    ],
  ],
  [12, 'Katia', 'BE_WEB', home, 'card', [[STERILISED_DOG, 2]], { cancelled: true }],
  [
    11,
    'Farid',
    'FR_WEB',
    home,
    'card',
    [
      [LARGE_DOG, 1],
      [TREATS, 1],
    ],
  ],
  [10, 'Gaëlle', 'FR_WEB', home, 'cheque', [[CAT, 2]]],
  [9, 'Henri', 'FR_WEB', 'home_express', 'card', [[STERILISED_DOG, 1]]],
  [
    8,
    'Loïc',
    'BE_WEB',
    home,
    'bank_transfer',
    [
      [CAT, 2],
      [CAT_POUCHES, 1],
    ],
    { paidAfterDays: 2 },
  ],
  [7, 'Iris', 'FR_WEB', relay, 'card', [[CAT_POUCHES, 3]]],
  [6, 'Aline', 'FR_WEB', home, 'card', [[DOG_TINS, 4]]],
  [5, 'Joris', 'BE_WEB', relay, 'bank_transfer', [[CAT, 2]]],
  [
    4,
    'Mona',
    'FR_WEB',
    home,
    'card',
    [
      [STERILISED_DOG, 1],
      [DOG_TINS, 2],
    ],
  ],
  [4, 'Basile', 'FR_WEB', home, 'card', [[LARGE_DOG, 1]]],
  [
    3,
    'Célia',
    'FR_WEB',
    relay,
    'card',
    [
      [CAT_POUCHES, 2],
      [TREATS, 1],
    ],
  ],
  [3, 'Katia', 'BE_WEB', home, 'card', [[STERILISED_DOG, 2]]],
  [2, 'Damien', 'FR_WEB', home, 'bank_transfer', [[LARGE_DOG, 1]]],
  [2, 'Élodie', 'FR_WEB', relay, 'card', [[CAT, 2]]],
  [1, 'Farid', 'FR_WEB', home, 'card', [[LARGE_DOG, 2]]],
  [1, 'Iris', 'FR_WEB', home, 'card', [[CAT_POUCHES, 4]], { cancelled: true }],
  [
    0,
    'Henri',
    'FR_WEB',
    'home_express',
    'card',
    [
      [STERILISED_DOG, 1],
      [TREATS, 2],
    ],
  ],
  [
    0,
    'Aline',
    'FR_WEB',
    home,
    'card',
    [
      [LARGE_DOG, 2],
      [TREATS, 1],
    ],
    { held: 'Rappelle pour changer un article avant le départ' },
  ],
  [0, 'Gaëlle', 'FR_WEB', relay, 'card', [[CAT, 1]]],
  [0, 'Loïc', 'BE_WEB', home, 'card', [[CAT, 2]]],
];

export const orders: DemoOrder[] = rows.map(
  ([daysAgo, buyer, site, delivery, payment, items, then]) => ({
    daysAgo,
    buyer,
    site,
    delivery,
    payment,
    items,
    ...then,
  }),
);
