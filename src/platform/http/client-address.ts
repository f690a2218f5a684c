import type { IncomingMessage } from 'node:http';

/**
 * The client's address for rate limits: the peer of the connection, or what the outermost of our
 * own `proxies` reports. For IPv6 only the network prefix, since one household has billions of
 * addresses.
 */
export function clientAddress(
  incoming: IncomingMessage | undefined,
  forwardedFor: string | undefined,
  proxies: number,
): string {
  const hops = (forwardedFor ?? '').split(',').map((hop) => hop.trim());
  const forwarded = proxies > 0 ? hops.at(-proxies) : undefined;
  return network(forwarded || incoming?.socket?.remoteAddress || 'unknown');
}

function network(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!mapped.includes(':')) return mapped;
  const [head = ''] = mapped.split('::');
  return `${head.split(':').slice(0, 4).join(':')}::/64`;
}
