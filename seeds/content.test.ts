import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';
import { texts } from './test-texts.ts';

const { pages } = demoShop;
const allTexts = texts(demoShop);

describe('content', () => {
  test('RTE-20 RTE-21 RTE-22 the pages with a fixed slug exist and are substantial', () => {
    const wanted = [
      'conditions-utilisation',
      'conditions-generales-de-vente',
      'donnees-personnelles',
      'mentions-legales',
      'accessibilite',
      'livraison',
      'abonnement',
      '1-pourcent-pour-les-animaux',
      'qui-sommes-nous',
      'retractation',
      'avis',
      'credits',
    ];
    expect(pages.map((page) => page.slug).sort()).toEqual(wanted.sort());
    for (const page of pages) {
      const length = texts(page.blocks).reduce((total, { text }) => total + text.length, 0);
      expect(length, page.slug).toBeGreaterThan(800);
      expect(page.seo.description).toBeTruthy();
    }
  });

  test('CNT-08 CNT-09 the FAQ holds at least 40 questions, every tag is used', () => {
    const { faq, faqTags } = demoShop;
    expect(faq.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faq.map((one) => one.slug)).size).toBe(faq.length);
    const tags = faqTags.map((tag) => tag.slug).sort();
    expect([...new Set(faq.flatMap((one) => one.tags))].sort()).toEqual(tags);
  });

  test('RTE-06 two landings, RTE-03 no slug twice', () => {
    expect(demoShop.landings).toHaveLength(2);
    expect(new Set(pages.map((page) => page.slug)).size).toBe(pages.length);
  });

  test('BIZ-16 BIZ-17 support hours and the invoice window are written', () => {
    expect(demoShop.footer.support.hours).toContain('9:00 à 18:00');
    expect(allTexts.some(({ text }) => text.includes('7 à 10\u00a0jours après l’expédition'))).toBe(
      true,
    );
  });

  test('about sixty shops stand in three countries, with seven days and special days', () => {
    const { shops } = demoShop;
    expect(shops.length).toBeGreaterThanOrEqual(60);
    expect(new Set(shops.map((shop) => shop.slug)).size).toBe(shops.length);
    expect(new Set(shops.map(({ address }) => address.country))).toEqual(
      new Set(['FR', 'BE', 'LU']),
    );
    expect(shops.some(({ closed }) => closed)).toBe(true);
    for (const { position, openingHours, specialClosings, phone } of shops) {
      expect(position.lat).toBeGreaterThan(41);
      expect(position.lat).toBeLessThan(51.6);
      expect(position.lng).toBeGreaterThan(-5);
      expect(position.lng).toBeLessThan(9.6);
      expect(Object.keys(openingHours)).toHaveLength(7);
      expect(specialClosings.length).toBeGreaterThan(0);
      expect(phone).toMatch(/^\+33\d{9}$/);
    }
  });
});
