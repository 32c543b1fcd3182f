/** What an HTTP endpoint answered to a probe: whether it does its work, and the status where it answered at all. */
interface EndpointAnswer {
  readonly isUp: boolean;
  readonly status: number | null;
}

/** The statuses of a server that answers and does not let us in: a key that was revoked, or never was. */
const KEPT_OUT = [401, 403];

/**
 * Asks an HTTP endpoint: it is up where it answers in time, lets us in and does not say that it is failing; a 404 is up, for
 * some endpoints have no such path.
 */
export async function askEndpoint(url: string, { headers, timeoutMs, serves }: ProbeOptions): Promise<EndpointAnswer> {
  try {
    const reply = await fetch(url, { headers: { ...headers }, signal: AbortSignal.timeout(timeoutMs) });
    const { status } = reply;
    const isUp = status < 500 && !KEPT_OUT.includes(status);
    if (isUp && serves !== undefined) return { isUp: serves(await reply.json()), status };
    await reply.body?.cancel();
    return { isUp, status };
  } catch {
    return { isUp: false, status: null }; // away, or too slow: which of them does not matter to whoever asks
  }
}

interface ProbeOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Tells by what it answered, as JSON, whether it does what is wanted of it; absent: the answer is not read. */
  readonly serves?: (answer: unknown) => boolean;
}
