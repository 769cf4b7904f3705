import {
  type OpenedRecord,
  type OpenerRole,
  openerRoles,
  openingContract,
} from '@cracha/contract/features/history/opening.contract.ts';
import type { Category } from '#core/receipt/category.ts';
import { payslipKind } from '#core/receipt/receipt-kind.ts';
import { nextOf } from '#kernel/database/keyset.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import { isUnusual } from './opening.policy.ts';
import { type OwnOpening, openersOf, ownOpenings } from './opening.queries.ts';

const size = 10;

/** Who opened whose data: one's own, and HR's look at who opens far more than others. */
export function openingRoutes(): Routes {
  return routes(openingContract, {
    ownOpenings: async ({ tx, query }) => {
      const rows = await ownOpenings(tx, { size, after: query.after });
      return { items: rows.slice(0, size).map(present), after: nextOf(rows, size) };
    },
    unusualOpenings: async ({ tx, actor, params }) => {
      const group = groupOf(actor);
      const rows = await openersOf(tx, group, Number(params.dias));
      return rows.map(row => ({
        nome: row.name ?? '',
        papel: roleOf(row.role),
        aberturas: row.openings,
        pessoas: row.people,
        comum: row.usual,
        foraDoComum: isUnusual(row),
        ultima: row.last.toISOString(),
      }));
    },
  });
}

function present({ id, at, role, shown_at: place, entity, category, kind, year, month }: OwnOpening) {
  const registro = recordOf(entity, category);
  return {
    id,
    em: at.toISOString(),
    papel: roleOf(role),
    onde: place,
    registro,
    especie: registro === 'recibo' ? payslipKind(kind) : null,
    mes: registro === 'informe' ? null : month,
    ano: year,
  };
}

function roleOf(profile: string): OpenerRole {
  if (profile === 'admin') return 'plataforma';
  return openerRoles.find(role => role === profile) ?? 'outro';
}

const ofCategory = { 1: 'recibo', 2: 'beneficio', 3: 'informe', 6: 'ficha', 7: 'espelho' } as const satisfies Record<
  Category,
  OpenedRecord
>;

function recordOf(entity: string, category: OwnOpening['category']): OpenedRecord {
  if (entity === 'receipt') return ofCategory[category ?? 1];
  if (entity === 'employment') return 'cadastro';
  if (entity === 'cpf') return 'cpf';
  if (entity === 'ethnicity') return 'racaCor';
  if (entity === 'disability') return 'deficiencia';
  if (entity === 'leave') return 'afastamento';
  if (entity === 'workerFiles' || entity === 'workerFile' || entity === 'document') return 'arquivo';
  return entity === 'importDocument' ? 'folha' : 'usuario';
}
