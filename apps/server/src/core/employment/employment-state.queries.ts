import { sql } from 'kysely';
import { today } from '#kernel/database/today.ts';

/** What an employment is on a day: at work, on leave, ended. */
export type EmploymentState = 'ativo' | 'afastado' | 'desligado';

/** What an employment `e` is today. */
export const stateOf = sql<EmploymentState>`case when e.dismissed_on < ${today} then 'desligado'
  when e.leave_from <= ${today} and (e.leave_until is null or e.leave_until >= ${today}) then 'afastado' else 'ativo' end`;
