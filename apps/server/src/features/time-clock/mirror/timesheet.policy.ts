import type { Permission } from '@cracha/contract/access/permissions.ts';
import type { MessageValues } from '@cracha/contract/kernel/wire.ts';
import { type MirrorFacts, type MirrorVerb, mirrorRefusal } from '#core/clock/states/mirror-moves.ts';
import { askerOf, type ReaderOfMirror } from '../decide.ts';
import type { TimesheetRow } from '../timesheet.queries.ts';
import { valuesOf } from '../timesheet.ts';

interface Verb {
  verb: MirrorVerb;
  wire: string;
  profiles: readonly string[];
  needs: readonly Permission[];
}

/** Verbs by their wire names, with who may have them. */
const verbs: readonly Verb[] = [
  {
    verb: 'answer',
    wire: 'responde',
    profiles: ['trabalhador'],
    needs: ['TrabalhadorEspelhoPontoAprovar', 'TrabalhadorEspelhoPontoNegar'],
  },
  {
    verb: 'send',
    wire: 'envia',
    profiles: ['trabalhador'],
    needs: ['TrabalhadorEspelhoPontoFinalizar', 'TrabalhadorPontoFopagFinalizar'],
  },
  {
    verb: 'approve',
    wire: 'aprova',
    profiles: ['gestor', 'rh'],
    needs: ['GestorEspelhoAprovacaoAprovar', 'RhEspelhoPontoAprovar'],
  },
  {
    verb: 'return',
    wire: 'devolve',
    profiles: ['gestor', 'rh'],
    needs: ['GestorEspelhoAprovacaoNegar', 'RhEspelhoPontoNegar'],
  },
  { verb: 'review', wire: 'revisa', profiles: ['rh'], needs: ['RhEspelhoPontoEditar'] },
  { verb: 'treat', wire: 'trata', profiles: ['rh'], needs: ['RhEspelhoPontoEditar'] },
  { verb: 'hide', wire: 'oculta', profiles: ['rh'], needs: ['RhEspelhoPontoEditar'] },
  { verb: 'delete', wire: 'exclui', profiles: ['rh'], needs: ['RhEspelhoPontoDeletar'] },
];

/** Refusals that say when the verb opens; the others say it is not the reader's. */
const hindrances = new Set([
  'PERIOD_NOT_OVER',
  'TIMESHEET_INCOMPLETE',
  'JUSTIFICATIONS_PENDING',
  'MANAGER_NOT_REGISTERED',
  'PERIOD_CLOSED',
]);

const enough = 'x'.repeat(40);

/** What a reader may do with a mirror now, and what keeps from a verb that would be theirs. */
export function openTo(
  facts: MirrorFacts,
  reader: ReaderOfMirror,
  origin: TimesheetRow['origin'],
): { can: string[]; hindered: { verbo: string; codigo: string; valores: MessageValues }[] } {
  const can: string[] = [];
  const hindered: { verbo: string; codigo: string; valores: MessageValues }[] = [];
  for (const { verb, wire, profiles, needs } of verbs) {
    // what isn't computed here has no days to treat
    if (verb === 'treat' && origin !== 'registro') continue;
    const isTheirs = profiles.includes(reader.profile) && needs.some(name => reader.permissions.includes(name));
    if (!isTheirs || (reader.isOwner && reader.profile !== 'trabalhador')) continue;
    const asker = { ...askerOf(reader), reason: enough, agrees: true };
    const refusal = mirrorRefusal(verb, facts, asker);
    if (refusal === undefined) can.push(wire);
    else if (hindrances.has(refusal))
      hindered.push({ verbo: wire, codigo: refusal, valores: valuesOf(refusal, facts) });
  }
  return { can, hindered };
}
