import { expect, test } from 'vitest';
import { addressProblem, isPublicAddress } from './public-address.ts';

test('O-37 an address of one’s own network is none of the internet, however it is written', () => {
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a00:1',
    '64:ff9b::a9fe:a9fe',
    'no address',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
  for (const address of ['93.184.216.34', '172.32.0.1', '2606:2800:220:1::1', '::ffff:8.8.8.8'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

test('O-37 a receiver is reached by https on the internet, unless the environment allows others', () => {
  const strict = (text: string) => addressProblem(text, { allowsPrivate: false });
  expect(strict('https://erp.example.org/hook?shop=fr')).toBeNull();
  expect(strict('http://erp.example.org/hook')).toBe('webhook.https');
  for (const text of [
    'erp.example.org',
    'ftp://a.fr/',
    'https://moi:secret@a.fr/',
    'https://a.fr/#x',
  ])
    expect([text, strict(text)]).toEqual([text, 'webhook.url']);
  for (const text of [
    'https://localhost/',
    'https://erp/',
    'https://erp.local/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://[::1]/',
    'https://192.168.0.4:8443/',
    'https://erp.internal./',
  ])
    expect([text, strict(text)]).toEqual([text, 'webhook.private']);
  expect(addressProblem('http://localhost:4000/', { allowsPrivate: true })).toBeNull();
  expect(addressProblem('javascript:alert(1)', { allowsPrivate: true })).toBe('webhook.url');
});
