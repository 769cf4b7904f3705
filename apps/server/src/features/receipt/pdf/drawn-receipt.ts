import { competenceText } from '#core/receipt/competence-text.ts';
import type { DrawnReceipt } from '#core/receipt/draw-receipt.ts';
import { type StoredKind, storedKinds } from '#core/receipt/receipt-kind.ts';
import { filedLines } from '../filed/filed-lines.ts';
import { readBases, readDetails, readItems } from '../pay-items.ts';
import type { ReceiptRow } from '../receipt.queries.ts';

/** A receipt as it is drawn where there are no pages to cut; the short version leaves out bases and bank. */
export function drawnReceipt(row: ReceiptRow, names: Record<string, string>): DrawnReceipt {
  const { bank: _bank, agency: _agency, account: _account, ...plain } = readDetails(row.details);
  return {
    employer: { name: row.legal_name, cnpj: row.cnpj },
    worker: {
      name: row.worker_name,
      registration: row.registration,
      cpf: row.cpf ?? '',
      jobTitle: row.job_title,
      department: row.department,
    },
    ...formOf(row, names),
    year: row.year,
    month: row.month,
    paidOn: row.paid_on,
    items: readItems(row.items),
    totalEarnings: row.total_earnings,
    totalDeductions: row.total_deductions,
    net: row.net,
    bases: row.full_receipt ? readBases(row.bases) : {},
    details: row.full_receipt ? readDetails(row.details) : plain,
  };
}

/** What it is, and what its columns are called: benefits and statements have words of their own, which HR may change too. */
function formOf(row: ReceiptRow, names: Record<string, string>): Pick<DrawnReceipt, 'kind' | 'form' | 'names'> {
  if (row.category === 1) return { kind: kindOf(row.kind), names };
  if (row.category === 2)
    return {
      kind: null,
      form: {
        name: `Recibo de benefício ${competenceText(row.year, row.month)}`,
        title: 'RECIBO DE BENEFÍCIO',
        subject: row.title ?? 'Benefícios',
        summed: true,
      },
      names: {
        codigo: names.codigo ?? 'Código',
        descricao: names.descricao ?? 'Benefício',
        referencia: names.quantidade ?? 'Quantidade',
        vencimentos: names.valor ?? 'Valor',
        descontos: names.desconto ?? 'Desconto',
        liquido: names.total ?? 'Total',
      },
    };
  if (row.category === 6 || row.category === 7) return { kind: null, form: filedForm(row.category, row), names: {} };
  return {
    kind: null,
    form: {
      name: `Informe de rendimentos ${row.year}`,
      title: 'COMPROVANTE DE RENDIMENTOS PAGOS',
      subject: `Ano-calendário de ${row.year}`,
      summed: false,
      isStatement: true,
    },
  };
}

/** A record and a mirror say lines, no amounts. */
function filedForm(category: 6 | 7, { year, month, content }: Pick<ReceiptRow, 'year' | 'month' | 'content'>) {
  const name = { 6: 'Ficha de registro', 7: 'Espelho de ponto' }[category];
  const subject = competenceText(year, month);
  return {
    name: `${name} ${subject}`,
    title: name.toUpperCase(),
    subject,
    summed: false,
    lines: content === null ? [] : filedLines(category, content),
  };
}

function kindOf(kind: string): StoredKind {
  const found = storedKinds.find(stored => stored === kind);
  if (!found) throw new Error(`Unknown kind of receipt: ${kind}`);
  return found;
}
