import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idParams } from '../../kernel/wire.ts';
import { importItem } from './import.schemas.ts';
import { changesImports, seesImports } from './import-access.ts';
import * as s from './release.schemas.ts';

/** The release desk of an import (receipts document, 'Beyond what others have'; design addendum B4). Our own calls. */
export const releaseContract = {
  releaseDesk: endpoint({
    method: 'GET',
    path: '/importacao/:id/liberacao',
    summary:
      'Documents against active workers, totals against the month before, the largest changes of net, and who may release.',
    access: seesImports,
    params: idParams('import'),
    response: s.releaseDesk,
  }),
  askRelease: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/pedir',
    summary: 'Asks a second person to release the clean documents.',
    access: changesImports,
    params: idParams('import'),
    body: s.askForm,
    response: importItem,
  }),
  withdrawRelease: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/retirar',
    summary: "Takes one's own request back.",
    access: changesImports,
    params: idParams('import'),
    response: importItem,
  }),
  returnRelease: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/devolver',
    summary: 'Gives the request back to who asked, with a reason.',
    access: changesImports,
    params: idParams('import'),
    body: s.returnForm,
    response: importItem,
  }),
  grantRelease: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/liberar',
    summary: 'Releases what was asked for, as it was asked for.',
    access: changesImports,
    params: idParams('import'),
    response: importItem,
  }),
  markExpected: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/esperado',
    summary: 'Says that a worker has no receipt this month, and that it is right so.',
    access: changesImports,
    params: idParams('import'),
    body: s.expectedForm,
    responseKind: 'empty',
  }),
  confirmSums: endpoint({
    method: 'POST',
    path: '/importacao/:id/liberacao/somas',
    summary: 'Says that the counts and sums of a file that prints no totals are those of the payroll.',
    access: changesImports,
    params: idParams('import'),
    body: s.sumsForm,
    response: importItem,
  }),
  releaseRules: endpoint({
    method: 'GET',
    path: '/importacao/regras',
    summary: 'How the access group releases, and a change of it that waits for a second person.',
    access: seesImports,
    response: s.rulesInForce,
  }),
  setReleaseRules: endpoint({
    method: 'PUT',
    path: '/importacao/regras',
    summary: 'How the access group releases. Ending the rule of two persons waits for a second person.',
    access: changesImports,
    body: s.releaseRules,
    response: s.rulesInForce,
  }),
  confirmRuleChange: endpoint({
    method: 'POST',
    path: '/importacao/regras/mudanca/:id/confirmar',
    summary: 'A second person who may release ends the rule of two persons.',
    access: changesImports,
    params: idParams('release_rule_change'),
    response: s.rulesInForce,
  }),
  refuseRuleChange: endpoint({
    method: 'POST',
    path: '/importacao/regras/mudanca/:id/recusar',
    summary: 'A second person who may release keeps the rule of two persons.',
    access: changesImports,
    params: idParams('release_rule_change'),
    response: s.rulesInForce,
  }),
  withdrawRuleChange: endpoint({
    method: 'POST',
    path: '/importacao/regras/mudanca/:id/desistir',
    summary: "Takes back one's own request to end the rule of two persons.",
    access: changesImports,
    params: idParams('release_rule_change'),
    response: s.rulesInForce,
  }),
} satisfies Contract;
