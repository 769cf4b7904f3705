import type pg from 'pg';
import type { Replica } from '../database/replica.ts';
import type { Live } from '../live/live.ts';
import type { Log } from '../log.ts';
import type { Secrets } from '../secrets.ts';
import type { Admission } from './admission.ts';
import type { Tokens } from './token.ts';
import type { Receive } from './uploads.ts';

/** What the mount needs of the process. */
export interface MountServices {
  pool: pg.Pool;
  /** Read where a call may be a moment old. */
  replica?: Replica | undefined;
  tokens: Tokens;
  log: Log;
  /** Seals answers that are kept for their repeat, and marks what was sent: both may hold passwords and codes. */
  secrets: Secrets;
  /** Where the files of an upload go while they arrive: hashed, limited, never held in memory. */
  receive: Receive;
  live: Live;
  /** Turns at the quick calls, at the long ones, at receiving files, and at receiving those of who is not signed in. */
  admission: { calls: Admission; long: Admission; uploads: Admission; strangers: Admission };
}
