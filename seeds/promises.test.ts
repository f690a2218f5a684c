import { expect, test } from 'vitest';
import { demoShop } from './index.ts';

const { campaigns, header, promotions, shippingMethods } = demoShop;

/** `49 €` of 4900 cents. */
const inEuros = (cents: number) => new RegExp(`\\b${cents / 100}\\s€`);

test('B-15 I18-07 the banner names the threshold of free delivery of each site', () => {
  const [standard] = shippingMethods;
  for (const site of ['FR', 'BE']) {
    const zone = standard?.zones.find(({ country }) => country === site);
    expect(header.topBar?.message).toMatch(inEuros(zone?.freeFromCents ?? 0));
  }
});

test('S-23 PRM-03 the popup names the minimum of the code it gives', () => {
  const welcome = promotions.find(({ code }) => code === 'bienvenue');
  const popup = campaigns.find(({ code }) => code === 'bienvenue-5-euros');
  expect(JSON.stringify(popup)).toMatch(inEuros(welcome?.minimumCents ?? 0));
});
