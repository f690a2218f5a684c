import { expect, test } from 'vitest';
import { createServices } from '../../src/registry/api.ts';
import { testShop } from '../support/shop.ts';

const shop = testShop();

test('the patterns of the OpenAPI documents are regular expressions as JSON Schema has them', () => {
  const text = JSON.stringify(createServices(shop.appContext).describe());
  const patterns: string[] = [];
  JSON.parse(text, (key, value) => {
    if (key === 'pattern' && typeof value === 'string') patterns.push(value);
    return value;
  });
  expect(patterns.length).toBeGreaterThan(10);
  for (const pattern of patterns) {
    expect(pattern).not.toMatch(/\/[a-z]*$/);
    expect(() => new RegExp(pattern, 'u')).not.toThrow();
  }
});
