import { expect, test } from 'vitest';
import { FRESH_DAYS } from '#modules/nutrition/rules/index.ts';
import guide from '../src/modules/nutrition/messages/fr.json' with { type: 'json' };
import { demoShop } from './index.ts';

const { campaigns, faq, header, pages, products, promotions, shippingMethods } = demoShop;

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

test('PRM-05 a sample that is given away suits the age of what it is given with', () => {
  for (const { code, reward, categories } of promotions) {
    if (reward.kind !== 'free_product') continue;
    const given = products.find(({ variants }) =>
      variants.some((variant) => variant.code === reward.variantCode),
    );
    const bought = products.filter((one) =>
      one.categories.some((path) => categories.includes(path)),
    );
    expect([code, bought.length > 0]).toEqual([code, true]);
    for (const { sku, species, lifeStages } of bought)
      expect([sku, species, lifeStages.some((stage) => given?.lifeStages.includes(stage))]).toEqual(
        [sku, given?.species, true],
      );
  }
});

const text = (value: unknown) => JSON.stringify(value).replaceAll('\u00a0', ' ');
const euros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`;

test('PRI-08 DEL-09 the prices, thresholds and days the pages name are those of the methods', () => {
  const page = pages.find(({ slug }) => slug === 'livraison');
  const facts = page?.blocks.filter(({ kind }) => kind === 'facts') ?? [];
  const titles = [
    'Livraison standard à domicile',
    'Livraison express à domicile',
    'Livraison en point relais',
  ];
  for (const [index, method] of shippingMethods.entries()) {
    const block = facts.find((one) => 'title' in one && one.title === titles[index]);
    for (const [row, { priceCents, freeFromCents, minDays, maxDays }] of method.zones.entries()) {
      const shown = text((block as { rows: { value: string }[] }).rows[row]?.value);
      expect(shown).toContain(euros(priceCents));
      if (freeFromCents === null) expect(shown).not.toContain('offerte');
      else expect(shown).toContain(`offerte dès ${freeFromCents / 100} €`);
      expect(shown).toContain(
        maxDays === 1 ? 'le lendemain ouvré' : `${minDays} à ${maxDays} jours ouvrés`,
      );
      expect(text(faq)).toContain(euros(priceCents));
    }
  }
  const terms = text(pages.find(({ slug }) => slug === 'conditions-generales-de-vente'));
  expect(terms).toContain('à partir de 49 € d’achats livrés en France et de 59 € en Belgique');
});

test('SUB-04 WDR-05 the worked example of the subscription page is that of a real price', () => {
  const page = text(pages.find(({ slug }) => slug === 'abonnement'));
  expect(page).toContain(`deux envois de ${euros(5841)}, soit ${euros(2 * 5841)}`);
  expect(text(products)).toContain('6490');
});

test('W-18 one number of days for an open bag: labels, questions and guides', () => {
  expect(text(faq)).toContain(`les ${FRESH_DAYS} jours après ouverture`);
  expect(text(products)).toContain(`les ${FRESH_DAYS} jours après ouverture`);
  expect(text(guide)).toContain(`dure ${FRESH_DAYS} jours au plus`);
  expect(text([faq, products, guide])).not.toMatch(/six semaines après ouverture|finirez en six/);
});
