import { expect, test } from 'vitest';
import { promotionEdit } from '#modules/promotions/admin-contracts.ts';
import { referenceOf } from '#modules/promotions/rules/index.ts';
import { typedPromotion, typedRule } from './typed-rule.ts';

const typed = { name: 'Été', kind: 'percent', rate: '12,5', amount: 'abc', minimum: '49,90' };

test('PRM-01 a promotion is read as it was typed, without what its reward does not ask', () => {
  const more = {
    products: 'pr000123, PR000200',
    'category.chat/terrines': 'on',
    'country.FR': 'on',
  };
  const read = typedPromotion.parse(typedRule({ ...typed, ...more, totalUses: '1 000' }));
  expect(promotionEdit.parse(read)).toMatchObject({
    kind: 'percent',
    rate: 1250,
    amount: null,
    minimum: 4990,
    totalUses: 1000,
    products: ['PR000123', 'PR000200'],
    categories: ['chat/terrines'],
    countries: ['FR'],
    channels: [],
    firstOrderOnly: false,
    priority: 0,
    startsOn: null,
  });
});

test('PRM-01 the first deliveries it is given on are read, and nothing when none are counted', () => {
  const read = (values: Record<string, string>) =>
    promotionEdit.parse(typedPromotion.parse(typedRule({ ...typed, ...values })));
  expect(read({ deliveries: '3', deliveriesFrom: 'renewal' })).toMatchObject({
    deliveries: 3,
    deliveriesFrom: 'renewal',
  });
  expect(read({ deliveries: '', deliveriesFrom: 'renewal' })).toMatchObject({
    deliveries: null,
    deliveriesFrom: null,
  });
});

test('PRM-01 what cannot be read is refused under its field', () => {
  const refusedPaths = (values: Record<string, string>) =>
    typedPromotion
      .safeParse(typedRule({ ...typed, ...values }))
      .error?.issues.map(({ path }) => path);
  expect(refusedPaths({ rate: 'dix' })).toEqual([['rate']]);
  expect(refusedPaths({ rate: '101' })).toEqual([['rate']]);
  expect(refusedPaths({ kind: 'amount' })).toEqual([['amount']]);
  expect(refusedPaths({ totalUses: 'mille' })).toEqual([['totalUses']]);
  expect(refusedPaths({ deliveries: '25' })).toEqual([['deliveries']]);
  expect(refusedPaths({ deliveries: 'trois' })).toEqual([['deliveries']]);
  expect(refusedPaths({ startsOn: '32/12' })).toEqual([['startsOn']]);
});

test('PRM-01 a promotion is called by its name in plain letters, and by no address that is taken', () => {
  expect(referenceOf(' Noël : −10 % sur l’été ! ')).toBe('noel-10-sur-l-ete');
  expect(referenceOf('!!!')).toBe('promotion');
  expect(referenceOf('Nouvelle')).toBe('promotion-nouvelle');
});
