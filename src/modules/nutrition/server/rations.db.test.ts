import { beforeEach, expect, test } from 'vitest';
import { milo, moka } from '../../../../tests/support/an-animal.ts';
import { countQueries } from '../../../../tests/support/count-queries.ts';
import { goToNoon } from '../../../../tests/support/go-to-noon.ts';
import { productDraft } from '../../../../tests/support/product-draft.ts';
import { testShop } from '../../../../tests/support/shop.ts';
import { signedIn } from '../../../../tests/support/sign-in.ts';
import { BOWL, KIBBLE, stockShop, TIN } from '../../../../tests/support/stocked-shop.ts';
import { subscriptionCalls } from '../../../../tests/support/subscription-calls.ts';
import { transact } from '../../../platform/unit-of-work.ts';
import { publishProduct } from '../../catalog/server/index.ts';

const shop = testShop();
const { appContext } = shop;
const { call } = subscriptionCalls(shop);

/** Facts of the bag for the guides. */
const guide = {
  lifeStages: ['adult' as const],
  sizes: [],
  neutered: 'any' as const,
  breeds: [],
  benefits: [],
  light: false,
  seniorOnly: false,
};

beforeEach(async () => {
  await stockShop(appContext);
  await transact(appContext, (work) => publishProduct(work, productDraft({ guide })));
});

const LEA = 'lea@example.org';

async function stored(animal: object) {
  const { headers } = await signedIn(shop, LEA);
  const { body } = await call('POST', '/animals', animal, headers);
  return { id: body.id as number, headers };
}
type StoredAddress = Awaited<ReturnType<typeof stored>>;

const rations = ({ id, headers }: StoredAddress, variants: string) =>
  call('GET', `/animals/${id}/rations?variants=${variants}`, undefined, headers);

test('N-04 a weight that changed shows the old ration beside the new one, for some weeks', async () => {
  const cat = await stored(milo);
  const [first] = (await rations(cat, KIBBLE)).body['hydra:member'];
  expect(first).toMatchObject({ variantCode: KIBBLE, netGrams: 4000, before: null });
  expect(first.bowl).toMatchObject({ weight: 4.6 });
  expect(first.bowl.rationGrams).toBeGreaterThan(30);
  expect(first.bowl.days).toBe(Math.floor(4000 / first.bowl.rationGrams));
  await call('PUT', `/animals/${cat.id}`, { weight: 5.5 }, cat.headers);
  await call('PUT', `/animals/${cat.id}`, { name: 'Milou' }, cat.headers);
  const [heavier] = (await rations(cat, KIBBLE)).body['hydra:member'];
  expect(heavier.before).toEqual(first.bowl);
  expect(heavier.bowl.weight).toBe(5.5);
  expect(heavier.bowl.rationGrams).toBeGreaterThan(first.bowl.rationGrams);
  goToNoon(appContext.clock, appContext.clock.today().add({ days: 61 }).toString());
  const later = { ...cat, ...(await signedIn(shop, LEA)) };
  expect((await rations(later, KIBBLE)).body['hydra:member']).toMatchObject([{ before: null }]);
  appContext.clock.move(new Temporal.Duration());
});

test('N-04 what is no food for its species is left out, a vet’s patient gets no grams', async () => {
  const dog = await stored(moka);
  expect((await rations(dog, `${KIBBLE},${BOWL}`)).body['hydra:member']).toEqual([]);
  const thin = await stored({ ...milo, condition: '/api/v2/shop/animal-conditions/1' });
  expect((await rations(thin, KIBBLE)).body['hydra:member']).toMatchObject([{ bowl: null }]);
  const other = await signedIn(shop, 'noah@example.org');
  expect((await rations({ ...dog, headers: other.headers }, KIBBLE)).status).toBe(404);
  expect((await rations(dog, 'x')).status).toBe(422);
});

test('N-04 the rations of one food and of several cost as many queries', async () => {
  const cat = await stored(milo);
  const { pool } = shop.database;
  const one = await countQueries(pool, () => rations(cat, KIBBLE));
  expect(await countQueries(pool, () => rations(cat, [KIBBLE, TIN, BOWL].join(',')))).toBe(one);
});
