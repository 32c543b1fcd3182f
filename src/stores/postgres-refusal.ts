/** Tells in one sentence why a PostgreSQL did not let this process start, and what to do about it; never with the password. */
import { CannotStart } from '../errors.ts';

/** A way out for each SQLSTATE or error code of a connection that did not come about; `{at}`, `{user}` and `{database}` are filled in. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at {at}: start PostgreSQL there, or put its address into DATABASE_URL',
  ENOTFOUND: 'there is no host of that name ({at}): correct DATABASE_URL',
  EAI_AGAIN: 'the host of {at} could not be looked up just now: try again, or correct DATABASE_URL',
  ETIMEDOUT: '{at} does not answer: look at the network between, or correct DATABASE_URL',
  EHOSTUNREACH: '{at} cannot be reached: look at the network between, or correct DATABASE_URL',
  ENETUNREACH: '{at} cannot be reached: look at the network between, or correct DATABASE_URL',
  ENOENT: 'there is no socket of PostgreSQL at {at}: start PostgreSQL, or correct DATABASE_URL',
  '28P01': 'it does not take the password of {user}: correct DATABASE_URL',
  '28000': 'it does not let {user} in: correct DATABASE_URL, or pg_hba.conf of that PostgreSQL',
  '3D000': 'it has no database {database}: make it with `createdb {database} --owner {user}`',
  '42501': '{user} may not do that there: make {user} the owner of database {database}',
  '53300': 'it has no connection left: raise its max_connections, or lower DATABASE_POOL_SIZE and WORKERS',
  '57P03': 'it is starting up or shutting down: try again in a moment',
  '0A000': 'it is too old or lacks a feature: PostgreSQL 15 or later is needed',
};

/** Names the refusal; an error that no operator can end passes through as it is. */
export function refusalOf(error: unknown, connectionString: string): unknown {
  if (!(error instanceof Error) || error instanceof CannotStart) return error;
  const { code, errors } = error as { code?: string; errors?: { code?: string }[] };
  const found = code ?? errors?.[0]?.code ?? (/timeout/i.test(error.message) ? 'ETIMEDOUT' : undefined);
  if (found === 'ERR_INVALID_URL' || error.message.includes('Invalid URL'))
    return new CannotStart(
      'DATABASE_URL is no address of a database: it looks like postgres://user:password@host:5432/database',
      error,
    );
  const wayOut = found === undefined ? sslProblem(error.message) : WAYS_OUT[found];
  if (wayOut === undefined) return error;
  const { at, user, database } = partsOf(connectionString);
  const filled = wayOut.replaceAll('{at}', at).replaceAll('{user}', user).replaceAll('{database}', database);
  return new CannotStart(
    `PostgreSQL cannot be used: ${filled} (${oneLine(error.message || found || 'no answer')})`,
    error,
  );
}

function sslProblem(message: string): string | undefined {
  return /SSL|certificate/i.test(message)
    ? 'the encrypted connection to {at} did not come about: correct sslmode in DATABASE_URL'
    : undefined;
}

function partsOf(connectionString: string): { at: string; user: string; database: string } {
  const url = new URL(connectionString);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname || 'localhost');
  return {
    at: host.startsWith('/') ? host : `${host}:${url.port || '5432'}`,
    user: decodeURIComponent(url.username) || 'this user',
    database: decodeURIComponent(url.pathname.slice(1)) || 'of that name',
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
