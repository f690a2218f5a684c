import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const from = (remoteAddress: string) => ({ socket: { remoteAddress } }) as IncomingMessage;

test('without our own proxies, what a client says of itself is not believed', () => {
  expect(clientAddress(from('203.0.113.9'), '198.51.100.1', 0)).toBe('203.0.113.9');
});

test('behind proxies, the address the outermost of them saw counts', () => {
  const forwarded = 'forged, 198.51.100.1, 10.0.0.2';
  expect(clientAddress(from('10.0.0.3'), forwarded, 2)).toBe('198.51.100.1');
  expect(clientAddress(from('10.0.0.3'), undefined, 2)).toBe('10.0.0.3');
});

test('of an IPv6 address the network counts, of a mapped one the IPv4 address', () => {
  expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), undefined, 0)).toBe('2001:db8:1:2::/64');
  expect(clientAddress(from('2001:db8::9'), undefined, 0)).toBe('2001:db8::/64');
  expect(clientAddress(from('::ffff:203.0.113.9'), undefined, 0)).toBe('203.0.113.9');
});
