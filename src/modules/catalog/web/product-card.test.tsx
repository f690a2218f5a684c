import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Availability, ContentVariant } from '../contracts.ts';
import type { CardProduct } from '../rules/index.ts';
import { AvailabilityNote, FormatTiles, ProductCard } from './index.ts';

const html = (element: ReactElement) =>
  renderToStaticMarkup(<StaticRouter location="/">{element}</StaticRouter>);
const text = (element: ReactElement) => html(element).replace(/<[^>]+>/g, '');

const perKg = (ttc: number) => ({ ttc, ht: ttc, unit: 'kg' as const });
const variant = {
  sku: '10012345',
  slug: '4-kg',
  format: '4\u00a0kg',
  in_stock: true,
  base_price: 4100,
  base_price_subscription: 3690,
  original_price: null,
  price_per_unit: perKg(1025),
  price_per_unit_subscription: perKg(923),
};
const card = (changes: Partial<CardProduct> = {}): CardProduct => ({
  sku: 'PR000123',
  slug: 'saumon',
  name: 'Saumon',
  kind: 'kibble',
  formats: 1,
  availability: 'available',
  subscribable: true,
  image: null,
  variant,
  json_avis: { count: 12, average: 4.5 },
  ...changes,
});

test('PRI-01 BIZ-11 every food price has its own price per kilo: price ÷ net weight', () => {
  const shown = text(<ProductCard product={card()} />);
  expect(shown).toContain('41,00\u00a0€ 10,25\u00a0€/kg');
  expect(shown).toContain('−10\u00a0% en abonnement');
  const prices = shown.match(/€(?!\/kg)/g) ?? [];
  expect(shown.match(/€\/kg/g)).toHaveLength(prices.length);
});

test('BIZ-11 what is not food has no price per kilo', () => {
  const plain = { ...variant, price_per_unit: null, price_per_unit_subscription: null };
  expect(text(<ProductCard product={card({ variant: plain })} />)).not.toContain('/kg');
});

test('PRI-02 a reduced price shows what it was and by how much it fell', () => {
  const reduced = card({ variant: { ...variant, original_price: 4560 } });
  const shown = text(<ProductCard product={reduced} />);
  expect(shown).toContain('−10\u00a0%');
  expect(shown).toMatch(/Prix avant réduction\s:\s45,60\s€/);
});

test('RVW-03 the count of reviews says none, one, several', () => {
  const say = (count: number, average: number | null) =>
    text(<ProductCard product={card({ json_avis: { count, average } })} />);
  expect(say(0, null)).toContain('Aucun avis pour l’instant');
  expect(say(1, 5)).toContain('1 avis');
  expect(say(5, 4.2)).toContain('5 avis');
});

test.each<[string, Availability, string]>([
  ['CAT-17', 'out_of_stock', 'Rupture de stock'],
  ['CAT-18', 'stopped', 'Arrêté définitivement'],
  ['CAT-19', 'unavailable', 'Produit indisponible'],
  ['CAT-20', 'no_longer_sold', 'Ce produit n’est plus commercialisé'],
])('%s CAT-10 a product that is %s says so and offers no button', (_, availability, words) => {
  expect(text(<AvailabilityNote availability={availability} />)).toBe(words);
  const shown = text(<ProductCard product={card({ availability })}>Ajouter</ProductCard>);
  expect(shown).toContain(words);
  expect(shown).not.toContain('Ajouter');
});

test('F23 a card leads to the format whose price it shows, a sample to its own page', () => {
  expect(html(<ProductCard product={card({ formats: 1 })} />)).toContain(
    'href="/produits/saumon/"',
  );
  const shown = card({ formats: 3 });
  expect(html(<ProductCard product={shown} />)).toContain(
    `href="/produits/saumon/${shown.variant?.slug}/"`,
  );
  const sample = card({ kind: 'sample' });
  expect(html(<ProductCard product={sample} />)).toContain('href="/produits/echantillons/saumon/"');
});

test('RTE-12 every format is an address with its price and price per kilo', () => {
  const one: ContentVariant = {
    ...variant,
    id: 1,
    weight: 4000,
    gross_weight: 4100,
    gtin: null,
    reference: '10012345',
    show_variant: true,
    base_price_tf: 3417,
    availability: 'available',
    image: null,
  };
  const gone: ContentVariant = {
    ...one,
    sku: '10012346',
    slug: '12-kg',
    format: '12 kg',
    in_stock: false,
    availability: 'out_of_stock',
  };
  const tiles = <FormatTiles productSlug="saumon" variants={[one, gone]} selected={one.sku} />;
  expect(html(tiles)).toContain('href="/produits/saumon/12-kg/"');
  expect(html(tiles)).toMatch(/aria-current="true"[^>]*href="\/produits\/saumon\/4-kg\/"/);
  expect(text(tiles)).toContain('Rupture de stock');
  expect(text(tiles).match(/€\/kg/g)).toHaveLength(2);
});
