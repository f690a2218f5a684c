import { BlockList, isIP } from 'node:net';

/** Address ranges not routed on the internet (RFC 6890 and its successors). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6');

/** Whether an IPv4 or IPv6 address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  // An IPv4 address mapped to IPv6 is checked as IPv4.
  return !PRIVATE.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Why messages cannot be sent to a URL; null when they can. Names are resolved when sending. */
export function addressProblem(
  text: string,
  { allowsPrivate }: { allowsPrivate: boolean },
): 'webhook.url' | 'webhook.https' | 'webhook.private' | null {
  if (!URL.canParse(text)) return 'webhook.url';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username || password || hash) return 'webhook.url';
  if (allowsPrivate) return null;
  if (protocol !== 'https:') return 'webhook.https';
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIP(host)) return isPublicAddress(host) ? null : 'webhook.private';
  // Names without a dot, and these (RFC 6761, RFC 8375), are internal.
  const isOurs = !host.includes('.') || /\.(local|localhost|internal|home\.arpa|test)$/i.test(host);
  return isOurs ? 'webhook.private' : null;
}
