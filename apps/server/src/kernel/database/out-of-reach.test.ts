import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isBrokenOff, isOutOfReach } from './out-of-reach.ts';

const refused = (code: string) => Object.assign(new pg.DatabaseError('', 0, 'error'), { code });
const ofSystem = (more: object) => Object.assign(new Error('connect ECONNREFUSED'), more);

describe('a database that cannot be asked, or not to write', () => {
  it.each<[string, unknown, boolean, boolean]>([
    ['it is shut down', refused('57P01'), true, true],
    ['it has no connection left', refused('53300'), true, true],
    ['it became a standby', refused('25006'), true, false],
    ['it refuses a row', refused('23505'), false, false],
    ['nobody listens there', ofSystem({ syscall: 'connect' }), true, true],
    ['it said nothing any more', new Error('Connection terminated unexpectedly'), true, true],
    ['a fault of ours', new Error('undefined is not a function'), false, false],
  ])('%s', (_what, error, outOfReach, brokenOff) => {
    expect([isOutOfReach(error), isBrokenOff(error)]).toEqual([outOfReach, brokenOff]);
  });
});
