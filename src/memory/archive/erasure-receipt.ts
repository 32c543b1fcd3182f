/** The receipt of an erasure: what was removed, in plain counts, signed by the service. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ExternalRefs } from '../sessions/external-refs.ts';
import { canonicalJson } from './canonical-json.ts';

/** A session that is to be erased. */
export interface ErasedSession {
  readonly sessionId: string;
  /** False for what a destroyed one has left. */
  readonly isLive: boolean;
}

/** The external references of sessions that were erased, as far as they are told. */
export interface ErasedRefs {
  readonly sessions: readonly { readonly sessionId: string; readonly externalRefs: ExternalRefs }[];
  /** True where more sessions had some. */
  readonly hasMore: boolean;
}

/** The rows that were removed, by what they are. */
export type ErasedCounts = Readonly<Record<string, number>>;

export interface ErasureReceipt {
  readonly user_id: string;
  readonly erased_at: string;
  readonly [count: string]: number | string;
}

export interface SignedReceipt extends ErasureReceipt {
  /** HMAC-SHA256 in hexadecimal of the receipt without this field, in canonical JSON: keys sorted, no blanks. */
  readonly signature: string;
}

/** The name of the secret that receipts are signed with. */
export const RECEIPT_SECRET = 'erasure_receipts';

export function signReceipt(receipt: ErasureReceipt, secret: Uint8Array): SignedReceipt {
  return { ...receipt, signature: createHmac('sha256', secret).update(canonicalJson(receipt)).digest('hex') };
}

/** True for a receipt that this service gave, as it gave it. */
export function isGenuine({ signature, ...receipt }: Readonly<Record<string, unknown>>, secret: Uint8Array): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(canonicalJson(receipt)).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
