import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { SubscriptionShape } from '#modules/subscriptions/contracts.ts';
import { AnimalBowl } from './animal-bowl.tsx';
import { type Farewell, farewellOf } from './animal-meals.ts';
import type { BowlLine } from './load-bowl.server.ts';
import { RemoveStep } from './remove-animal.tsx';

const shown = (Component: () => React.ReactNode) => {
  const Stub = createRoutesStub([{ path: '/', Component }]);
  return renderToStaticMarkup(<Stub />).replaceAll('\u00a0', ' ');
};
const removal = (farewell: Farewell) =>
  shown(() => (
    <RemoveStep
      id={4}
      name="Mistigri"
      animal={{ id: 4, species: 'cat', photo: null }}
      farewell={farewell}
      answer={undefined}
    />
  ));

test('N-03 before an animal that died is removed the page says what stops and what goes on', () => {
  const page = removal({
    alone: ['Croquettes chat stérilisé'],
    shared: ['Pâtée au poulet'],
    isPending: true,
  });
  expect(page).toContain('Ce que Mistigri mangeait à part ne partira plus');
  expect(page).toContain('Croquettes chat stérilisé');
  expect(page).toContain('Ce qui se partageait continue pour les autres, aux mêmes dates');
  expect(page).toContain('L’envoi qui se prépare déjà part encore');
  expect(page).toContain('Retirer et arrêter ses livraisons');
  expect(page).toContain('Nous ne vous écrirons plus au sujet de Mistigri');
});

test('N-03 PET-18 an animal that eats nothing of ours stops nothing', () => {
  const page = removal({ alone: [], shared: [], isPending: false });
  expect(page).toContain('Retirer de mon compte');
  expect(page).not.toContain('arrêter ses livraisons');
  expect(page).not.toContain('ne partira plus');
});

const MISTIGRI = '/api/v2/shop/animals/4';
const item = (productName: string, ...animals: string[]) => ({
  productName,
  laterQuantity: 1,
  animals: animals.map((path) => ({ '@id': path, name: path })),
});

test('N-03 a locked delivery is told of, unless its subscription ends with it', () => {
  const locked = (...items: object[]) =>
    [{ items, editable: false, status: 'active', nextDeliveryState: 'planned' }] as never;
  const farewell = (subscriptions: readonly SubscriptionShape[]) =>
    farewellOf(subscriptions, MISTIGRI);
  const others = '/api/v2/shop/animals/7';
  expect(farewell(locked(item('A', MISTIGRI), item('B', others)))).toEqual({
    alone: ['A'],
    shared: [],
    isPending: true,
  });
  expect(farewell(locked(item('A', MISTIGRI)))).toMatchObject({ isPending: false });
  expect(farewell(locked(item('B', MISTIGRI, others)))).toEqual({
    alone: [],
    shared: ['B'],
    isPending: false,
  });
});

test('N-04 the page of an animal sets the old ration beside the new one, and changes nothing by itself', () => {
  const bowl = { weight: 5.5, rationGrams: 62, mealGrams: [31, 31], days: 64, frequency: 62 };
  const line: BowlLine = {
    code: 'AB-00421',
    name: 'La gamelle de Mistigri',
    version: 3,
    frequency: 70,
    whatIf: null,
    productName: 'Croquettes chat stérilisé',
    variantName: '4 kg',
    productSlug: 'croquettes-chat',
    variantSlug: '4-kg',
    imageUrl: null,
    next: 'Prochain envoi le mardi 8 décembre',
    advised: 62,
    bowl,
    before: { weight: 4.6, rationGrams: 54, mealGrams: [27, 27], days: 74, frequency: 70 },
    perDay: 73,
  };
  const page = shown(() => <AnimalBowl lines={[line]} of="de Mistigri" />);
  for (const words of ['62 g par jour', '0,73 € par jour, livraison comprise', '54 g', '4,6 kg'])
    expect(page).toContain(words);
  expect(page).toContain('Vos livraisons ne changent pas d’elles-mêmes.');
  expect(page).toContain('?etape=frequence');
});
