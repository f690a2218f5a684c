import { expect, test } from 'vitest';
import { calledAfter, theOnlyEater } from './fed-animals.ts';

const mistigri = { id: 4, name: 'Mistigri', species: 'cat' };
const rex = { id: 7, name: 'Rex', species: 'dog' };
const oscar = { id: 9, name: 'Oscar', species: 'cat' };
const catFood = { species: 'cat', kind: 'kibble' };

test('N-01 new food is for the only animal of its species', () => {
  expect(theOnlyEater(catFood, [mistigri, rex])).toBe(mistigri);
  expect(theOnlyEater(catFood, [mistigri, oscar])).toBeNull();
  expect(theOnlyEater(catFood, [rex])).toBeNull();
  expect(theOnlyEater({ species: 'both', kind: 'treat' }, [rex])).toBeNull();
  expect(theOnlyEater({ species: 'cat', kind: 'accessory' }, [mistigri])).toBeNull();
});

const line = (
  productName: string,
  quantity: number,
  ...animals: { id: number; name: string }[]
) => ({
  productName,
  quantity,
  animals,
});

test('S-28 a subscription is called after the animals it feeds, each once', () => {
  const lines = [line('Pâtée', 2, rex), line('Croquettes', 1, mistigri, rex), line('Gamelle', 1)];
  expect(calledAfter(lines)).toEqual({ animals: ['Mistigri', 'Rex'] });
});

test('S-28 while nobody said whom it feeds it is called after what it holds', () => {
  expect(calledAfter([line('Croquettes chat stérilisé', 1)])).toEqual({
    product: 'Croquettes chat stérilisé',
    others: 0,
  });
  expect(calledAfter([line('Croquettes', 1), line('Pâtée', 1), line('Croquettes', 2)])).toEqual({
    product: 'Croquettes',
    others: 1,
  });
  // A one-off line does not name the subscription when it has recurring lines.
  const once = [line('Croquettes', 1), line('Friandises', 0, mistigri)];
  expect(calledAfter(once)).toEqual({ product: 'Croquettes', others: 0 });
});
