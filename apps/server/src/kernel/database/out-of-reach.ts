import pg from 'pg';

/** Classes 08 (connection) and 57P (shutdown, crash, start), and too many connections: PostgreSQL, appendix A. */
const outOfReach = /^(08|57P0[123]|53300)/;
/** read_only_sql_transaction: a primary that has become a standby takes no writes until another is found. */
const readOnly = '25006';
/** What the driver says where the server says nothing any more. */
const brokenOff =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The database could not be asked, broke off, or takes no writes: nobody's fault, and a repeat with the same key is safe. */
export function isOutOfReach(error: unknown): boolean {
  return isReadOnly(error) || isBrokenOff(error);
}

/** The statement would write where nothing can be written. */
function isReadOnly(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === readOnly;
}

/** The database could not be asked, or broke off. */
export function isBrokenOff(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return outOfReach.test(error.code ?? '');
  if (!(error instanceof Error)) return false;
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return isConnecting || brokenOff.test(error.message) || ('code' in error && error.code === 'ECONNRESET');
}
