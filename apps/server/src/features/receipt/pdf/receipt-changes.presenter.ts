import type { receiptContract } from '@cracha/contract/features/receipt/receipt.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import { readBases, readItems } from '../pay-items.ts';
import type { ReceiptRow } from '../receipt.queries.ts';
import type { ChangePart, ComparedReceipt } from './change-parts.ts';
import { changesBetween, type LineChange } from './receipt-changes.ts';

type Changes = ResponseSent<(typeof receiptContract)['receiptChanges']>;
type Comparison = NonNullable<Changes['mesPassado']>;

/** Why the net changed, against the receipt before and the one of last year. */
export function presentChanges(
  row: ReceiptRow,
  { before, lastYear }: { before: ReceiptRow | undefined; lastYear: ReceiptRow | undefined },
): Changes {
  return {
    id: row.id,
    especie: kindWire(row.kind),
    mes: row.month,
    ano: row.year,
    liquido: row.net,
    mesPassado: before ? comparison(before, row) : null,
    anoPassado: lastYear ? comparison(lastYear, row) : null,
  };
}

function comparison(earlier: ReceiptRow, later: ReceiptRow): Comparison {
  const { changes, same } = changesBetween(compared(earlier), compared(later));
  return {
    anterior: { id: earlier.id, mes: earlier.month, ano: earlier.year, liquido: earlier.net },
    diferenca: later.net - earlier.net,
    linhas: changes.map(presentLine),
    iguais: same,
  };
}

/** The short version of a company shows no bases: they explain nothing either. */
function compared(row: ReceiptRow): ComparedReceipt {
  const { kind, year, month, net, total_earnings: totalEarnings } = row;
  return {
    items: readItems(row.items),
    net,
    kind,
    year,
    month,
    bases: row.full_receipt ? readBases(row.bases) : {},
    totalEarnings,
  };
}

function presentLine(line: LineChange): Comparison['linhas'][number] {
  return {
    codigo: line.code,
    descricao: line.description,
    natureza: line.nature,
    lado: line.side === 'earning' ? 'vencimento' : 'desconto',
    anterior: line.before,
    atual: line.now,
    efeito: line.effect,
    partes: line.parts.map(presentPart),
  };
}

const units = { hours: 'horas', days: 'dias', percent: 'percentual' } as const;
const kinds = { price: 'preco', base: 'base' } as const;

function presentPart(part: ChangePart): Comparison['linhas'][number]['partes'][number] {
  const { effect: efeito } = part;
  if (part.kind === 'table') return { tipo: 'tabela', ano: part.year, efeito };
  const { before: de, now: para } = part;
  if (part.kind !== 'quantity') return { tipo: kinds[part.kind], de, para, efeito };
  return { tipo: 'quantidade', de, para, unidade: part.unit && units[part.unit], preco: part.price, efeito };
}
