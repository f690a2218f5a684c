import { describe, expect, test } from 'vitest';
import { demoShop } from './index.ts';

const { products, reviews } = demoShop;
const skus = new Set(products.map(({ sku }) => sku));

describe('reviews', () => {
  test('RVW-01 are invented, say so, and belong to a product', () => {
    expect(reviews.length).toBeGreaterThan(1000);
    for (const { demo, sku } of reviews) {
      expect(demo).toBe(true);
      expect(skus).toContain(sku);
    }
  });

  test('RVW-02 draw on at least 120 different texts, none twice under one product', () => {
    expect(new Set(reviews.map(({ title }) => title)).size).toBeGreaterThanOrEqual(100);
    expect(new Set(reviews.map(({ rating, title }) => `${rating} ${title}`)).size).toBeGreaterThan(
      119,
    );
    for (const { sku } of products) {
      const titles = reviews.filter((one) => one.sku === sku).map(({ title }) => title);
      expect(titles.length).toBeLessThanOrEqual(40);
      expect(
        new Set(reviews.filter((one) => one.sku === sku).map(({ comment }) => comment)).size,
      ).toBe(titles.length);
    }
  });

  test('RVW-03 some products have none, critical ones are answered, all follow a purchase', () => {
    const reviewed = new Set(reviews.map(({ sku }) => sku));
    const silent = products.filter(({ sku, status }) => status === 'sold' && !reviewed.has(sku));
    expect(silent.length).toBeGreaterThanOrEqual(5);
    for (const { rating, answer, daysAgo, orderDaysAgo, comment } of reviews) {
      if (rating <= 2) expect(answer).not.toBeNull();
      expect(orderDaysAgo).toBeGreaterThan(daysAgo);
      expect(comment).not.toContain('{');
    }
  });

  test('RVW-04 the score of the shop is 4.71 from 25769, with a source and a date', () => {
    expect(demoShop.home.score).toMatchObject({ value: 4.71, outOf: 5, count: 25769 });
    expect(demoShop.home.score.text).toContain('4,71/5');
    expect(demoShop.home.score.source).toBeTruthy();
    expect(demoShop.home.score.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
