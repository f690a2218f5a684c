import { describe, expect, test } from 'vitest';
import { adapter } from './adapter.ts';
import golden from './nutrition-golden.json' with { type: 'json' };

/** Integers, strings and nulls are compared exactly; other numbers to four decimals. */
function expectSame(actual: unknown, expected: unknown, path: string): void {
  if (typeof expected === 'number' && !Number.isInteger(expected)) {
    expect(Math.abs(Number(actual) - expected), `${path}: ${actual} for ${expected}`).toBeLessThan(
      0.0001,
    );
  } else if (Array.isArray(expected)) {
    expect(actual, path).toHaveLength(expected.length);
    expected.forEach((item, index) => {
      expectSame((actual as unknown[])[index], item, `${path}[${index}]`);
    });
  } else if (expected !== null && typeof expected === 'object') {
    for (const [key, value] of Object.entries(expected)) {
      expectSame((actual as Record<string, unknown>)[key], value, `${path}.${key}`);
    }
  } else if (Number.isInteger(expected) && typeof actual === 'number') {
    expect(actual, path).toBeCloseTo(expected as number, 9);
  } else {
    expect(actual, path).toEqual(expected);
  }
}

describe('golden rows of the nutrition specification', () => {
  test('every published function is adapted', () => {
    expect(Object.keys(adapter).toSorted()).toEqual(golden.functions.toSorted());
  });

  test.each(golden.rows.map((row) => [row.id, row.function, row] as const))(
    '%s %s',
    (id, name, row) => {
      expectSame(adapter[name]?.(row.input), row.expected, id);
    },
  );
});
