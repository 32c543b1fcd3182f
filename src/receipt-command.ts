/** The command that verifies the receipt of an erasure: unlike those of archives, it opens the database itself. */
import { readFile } from 'node:fs/promises';
import { isGenuine, RECEIPT_SECRET } from './memory/archive/erasure-receipt.ts';
import { ErasureStore } from './stores/erasure-store.ts';
import { type Print, progressOfCommand } from './terminal.ts';
import { UsageError } from './usage-error.ts';
import { openExisting } from './wiring/open-for-command.ts';

/** Tells whether this installation gave a receipt, as it is in the file; returns false where it did not. */
export async function verifyReceipt(file: string, print: Print): Promise<boolean> {
  const receipt = receiptIn(file, await readFile(file, 'utf8'));
  const database = await openExisting(progressOfCommand());
  try {
    const { user_id: userId, session_id: sessionId } = receipt;
    const what = sessionId === undefined ? `user ${userId}` : `session ${sessionId} of user ${userId}`;
    const isOurs = isGenuine(receipt, await new ErasureStore({ database }).secret(RECEIPT_SECRET));
    print(
      isOurs
        ? `genuine: ${what} was erased at ${receipt.erased_at}\n`
        : `not genuine: ${file} was changed, or another installation gave it\n`,
    );
    return isOurs;
  } finally {
    await database.close();
  }
}

function receiptIn(file: string, text: string): Readonly<Record<string, unknown>> {
  try {
    const value = JSON.parse(text) as { receipt?: unknown } | null;
    const receipt = value?.receipt ?? value; // the reply as it came, or the receipt alone
    if (typeof receipt === 'object' && receipt !== null && 'signature' in receipt)
      return receipt as Readonly<Record<string, unknown>>;
  } catch {
    // told below
  }
  throw new UsageError(`${file} is no receipt: it has no signature`);
}
