import type { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import type { BodySent, ResponseOf } from '@cracha/contract/kernel/endpoint.ts';

type Calls = typeof releaseContract;

export type ReleaseDesk = ResponseOf<Calls['releaseDesk']>;
export type Roster = ReleaseDesk['quadro'];
export type Tile = 'faltando' | 'sobrando' | 'duplicados' | 'desligados';
export type RosterItem = Roster['sobrando']['itens'][number];
export type MissingGroup = Roster['faltando']['grupos'][number];
export type ManyExpected = BodySent<Calls['markManyExpected']>;
export type Asking = BodySent<Calls['askRelease']>;
export type Sums = BodySent<Calls['confirmSums']>;
export type RuleAct = 'confirmRuleChange' | 'refuseRuleChange' | 'withdrawRuleChange';
export type Rules = BodySent<Calls['setReleaseRules']>;
