import type { timeClockContract } from '@cracha/contract/features/time-clock/time-clock.contract.ts';
import type { QuerySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof timeClockContract;

export type Mirror = ResponseOf<Calls['timesheet']>;
export type MirrorRow = ResponseOf<Calls['hrTimesheets']>['items'][number];
export type MirrorDay = Mirror['dias'][number];
export type MirrorPunch = MirrorDay['marcacoes'][number];
export type MirrorEvent = Mirror['historico'][number];
export type MirrorTotals = Mirror['totais'];
export type MirrorCounts = ResponseOf<Calls['hrTimesheetTotals']>;
export type MirrorFilter = Omit<QuerySent<Calls['hrTimesheets']>, 'after' | 'orderBy'>;
export type MirrorOrder = NonNullable<QuerySent<Calls['hrTimesheets']>['orderBy']>;
/** Whose screens: the calls differ, the parts are the same. */
export type MirrorOwner = 'worker' | 'hr' | 'manager';
/** What is done with a mirror, as `can` and `impedimentos` name it. */
export type MirrorVerb = 'responde' | 'envia' | 'aprova' | 'devolve' | 'revisa' | 'oculta' | 'exclui';

/** Where the mirrors of a screen are: who reads, of which origin, and the addresses of list and detail. */
export interface MirrorPlace {
  owner: MirrorOwner;
  /** Left out: of every origin. */
  origin?: 'fopag';
  list: () => string;
  one: (id: string) => string;
}
