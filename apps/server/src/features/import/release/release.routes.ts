import { releaseContract } from '@cracha/contract/features/import/release.contract.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { refuse } from '#kernel/refusal.ts';
import { presentImport } from '../import.presenter.ts';
import { findImport } from '../import.queries.ts';
import {
  askRelease,
  confirmSums,
  grantRelease,
  markExpected,
  markManyExpected,
  returnRelease,
  undoManyExpected,
  withdrawRelease,
} from './release-acts.ts';
import { releaseDesk } from './release-desk.ts';
import { changeRules, confirmChange, refuseChange, rulesInForce, withdrawChange } from './rule-change.ts';

type Calls = typeof releaseContract;

/** The release desk: what a person looks at, and the second person (design addendum B4). */
export function releaseRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(releaseContract, {
    releaseDesk: async ({ tx, actor, params }) => releaseDesk(tx, actor, params.id),
    askRelease: async call => {
      await askRelease(call.tx, call.by, call.params.id, call.body);
      return importOf(call);
    },
    withdrawRelease: async call => {
      await withdrawRelease(call.tx, call.by, call.params.id);
      return importOf(call);
    },
    returnRelease: async call => {
      await returnRelease(call.tx, call.by, call.params.id, call.body.motivo);
      return importOf(call);
    },
    grantRelease: async call => {
      await grantRelease(call.tx, enqueue, call.by, call.params.id);
      return importOf(call);
    },
    markExpected: async ({ tx, by, params, body }) => markExpected(tx, by, params.id, body),
    markManyExpected: async ({ tx, by, params, body }) => markManyExpected(tx, by, params.id, body),
    undoManyExpected: async ({ tx, by, params, body }) => ({
      total: await undoManyExpected(tx, by, params.id, body.ato),
    }),
    confirmSums: async call => {
      await confirmSums(call.tx, call.by, call.params.id, call.body);
      return importOf(call);
    },
    releaseRules: ({ tx, by }) => rulesInForce(tx, by.personId),
    setReleaseRules: async ({ tx, by, body }) => {
      await changeRules(tx, enqueue, by, body);
      return rulesInForce(tx, by.personId);
    },
    confirmRuleChange: async ({ tx, by, params }) => {
      await confirmChange(tx, by, params.id);
      return rulesInForce(tx, by.personId);
    },
    refuseRuleChange: async ({ tx, by, params }) => {
      await refuseChange(tx, by, params.id);
      return rulesInForce(tx, by.personId);
    },
    withdrawRuleChange: async ({ tx, by, params }) => {
      await withdrawChange(tx, by, params.id);
      return rulesInForce(tx, by.personId);
    },
  });
}

async function importOf({ tx, actor, params }: Pick<CallOf<Calls['grantRelease']>, 'tx' | 'actor' | 'params'>) {
  return presentImport((await findImport(tx, params.id)) ?? refuse('NOT_FOUND'), actor);
}
