import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that are nobody's on the internet: this machine, private networks, link-local (where clouds keep their metadata), reserved. */
const REFUSED_NETWORKS: readonly (readonly [address: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96], // unspecified, loopback, and IPv4 in an old form
  ['64:ff9b::', 96], // IPv4 behind a translator
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16], // IPv4 in IPv6
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];

const refused = new BlockList();
for (const [address, prefix] of REFUSED_NETWORKS)
  refused.addSubnet(address, prefix, isIP(address) === 4 ? 'ipv4' : 'ipv6');

/** The refusal to talk to an address that is not on the internet. */
export class PrivateAddress extends Error {
  constructor(address: string) {
    super(`${address} is a private, loopback or reserved address`);
    this.name = 'PrivateAddress';
  }
}

/** True for an address on the internet. One of IPv4 in the form of IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '');
  const version = isIP(plain);
  return version !== 0 && !refused.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** Returns the address that a URL names instead of a host; null for a host. */
export function addressOf(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 ? null : host;
}

/**
 * Looks a name up for a connection, and fails where any of its addresses is not public. The connection goes to what was
 * looked at here: a name that changes its address between two questions gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 4);
    const wrong = addresses.find(({ address }) => !isPublicAddress(address));
    const first = addresses[0];
    if (wrong !== undefined || first === undefined) return callback(new PrivateAddress(hostname), '', 4);
    if (options.all === true) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
