import {
  type ChartPerson,
  orgChartContract,
  type SentPerson,
} from '@cracha/contract/features/org-chart/org-chart.contract.ts';
import { countDownload } from '#core/file/download.ts';
import type { Tx } from '#kernel/database/transaction.ts';
import { isUuid } from '#kernel/database/uuid.ts';
import { createAdmission } from '#kernel/http/admission.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type CallOf, type Routes, routes } from '#kernel/http/handler.ts';
import { refuse } from '#kernel/refusal.ts';
import { changeReporting, takeBackReporting } from './change-reporting.ts';
import { drawApart, drawingLimits } from './draw-apart.ts';
import { answeringOn, companiesOf, linesOf, peopleOf } from './org-chart.queries.ts';

/** Who answers to whom, for HR; a manager reads of the own people. */
export function orgChartRoutes(): Routes {
  const drawing = createAdmission(drawingLimits);
  return routes(orgChartContract, {
    orgChart: async ({ tx, actor }) => {
      const group = groupOf(actor);
      const people = Map.groupBy(await chartPeople(tx, group), one => one.idEmpresa);
      const names = new Map((await companiesOf(tx, group)).map(({ id, name }) => [id, name]));
      return {
        // also of a company that was deleted since: people of another may still answer to who left it
        empresas: [...new Set([...names.keys(), ...people.keys()])].map(id => ({
          id,
          nome: names.get(id) ?? '',
          pessoas: (people.get(id) ?? []).map(sent),
        })),
        podeMudar: actor.profile === 'rh' && actor.permissions.has('RhOrganogramaEditar'),
      };
    },
    reportingLines: async ({ tx, actor, params: { id } }) => {
      const [person] = isUuid(id) ? await answeringOn(tx, groupOf(actor), [id], '9999-12-31') : [];
      if (!person) refuse('NOT_FOUND');
      return (await linesOf(tx, id)).map(one => ({
        id: one.id,
        acima: one.manager,
        topo: one.top,
        aPartirDe: one.from_day,
        futura: one.future,
        motivo: one.reason,
      }));
    },
    changeReporting: async ({ tx, by, body }) => ({
      total: await changeReporting(tx, by, body),
    }),
    takeBackReporting: async ({ tx, by, params }) => {
      await takeBackReporting(tx, by, params);
      return { total: 1 };
    },
    exportOrgChart: async call => {
      const content = await drawing.run(groupOf(call.actor), () => chartPdf(call));
      return { content, contentType: 'application/pdf', name: 'organograma.pdf' };
    },
  });
}

async function chartPdf({
  actor,
  inOwnTransaction,
  inOwnReading,
  request,
  query: { raiz: root },
}: CallOf<(typeof orgChartContract)['exportOrgChart']>): Promise<Uint8Array> {
  await inOwnTransaction(tx => countDownload(tx, actor, 'orgChart', root ?? ''));
  const people = await inOwnReading(tx => chartPeople(tx, groupOf(actor)));
  if (root !== undefined && !people.some(({ id }) => id === root)) refuse('NOT_FOUND');
  return drawApart({ people, root, language: actor.language }, request.signal);
}

async function chartPeople(tx: Tx, group: string): Promise<ChartPerson[]> {
  return (await peopleOf(tx, group)).map(one => ({
    id: one.id,
    nome: one.name,
    foto: one.photo === null ? null : { idUsuario: one.person_id, imagem: one.photo },
    cargo: one.job_title,
    lotacao: one.department,
    idEmpresa: one.company_id,
    acima: one.manager_id,
    topo: one.top,
    saiuEm: one.dismissed_on,
  }));
}

function sent({ id, nome, foto, cargo, lotacao, acima, topo, saiuEm }: ChartPerson): SentPerson {
  return {
    id,
    nome,
    foto: foto ?? undefined,
    cargo: cargo ?? undefined,
    lotacao: lotacao ?? undefined,
    acima: acima ?? undefined,
    topo: topo || undefined,
    saiuEm: saiuEm ?? undefined,
  };
}
