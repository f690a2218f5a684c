import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

const coded = (code: string, fields = {}) => Object.assign(new Error('failed'), { code }, fields);

test('R-19 a lost or refused connection is an outage, however it is told', () => {
  const outages = [
    coded('57P01'),
    coded('57P03'),
    coded('08006'),
    coded('53300'),
    coded('ECONNREFUSED'),
    coded('ENOENT', { syscall: 'connect' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new AggregateError([coded('ECONNREFUSED')]),
    new DOMException('it took too long', 'TimeoutError'),
    new TypeError('fetch failed', { cause: coded('ECONNREFUSED') }),
  ];
  expect(outages.filter((error) => !isOutage(error))).toEqual([]);
});

test('a bug is none', () => {
  const bugs = [new TypeError('x is undefined'), coded('23505'), coded('ENOENT'), 'text', null];
  expect(bugs.filter(isOutage)).toEqual([]);
});
