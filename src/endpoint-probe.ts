/** Returns true where an HTTP endpoint answers in time and does not say that it is failing; what it answers beyond that is not read. */
export async function endpointAnswers(url: string, options: ProbeOptions): Promise<boolean> {
  try {
    const { headers, timeoutMs } = options;
    const reply = await fetch(url, { headers: { ...headers }, signal: AbortSignal.timeout(timeoutMs) });
    await reply.body?.cancel();
    return reply.status < 500;
  } catch {
    return false; // away, or too slow: which of them does not matter to whoever asks
  }
}

interface ProbeOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}
