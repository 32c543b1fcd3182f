/**
 * The process in which a data folder gets its first database. It holds the folder itself: should the service that started it be
 * killed, no other one begins on files that are being written.
 */
import { workApart } from '../process-apart.ts';
import { makeDatabase } from './embedded-database.ts';

workApart(makeDatabase);
