import { type RecordField, recordFields } from '@cracha/contract/features/receipt/filed-document.schemas.ts';
import * as z from 'zod/mini';

const record = z.object({ fields: z.record(z.string(), z.union([z.string(), z.number()])) });
const mirror = z.object({
  days: z.array(z.object({ date: z.string(), punches: z.array(z.string()), occurrence: z.nullable(z.string()) })),
  totals: z.record(z.string(), z.string()),
});

export const mirrorTotals = ['trabalhadas', 'extras', 'faltas', 'saldoAnterior', 'saldoMes', 'saldo'] as const;

/** What a stored record says, field by field in the order it is shown; the salary in integer centavos stands apart. */
export function recordOf(content: unknown): {
  campos: { campo: RecordField; valor: string }[];
  salary: string | number | undefined;
} {
  const { fields } = record.parse(content);
  const campos = recordFields.flatMap(campo => {
    const valor = maskedAs(campo, joined(fields, ...partsOf[campo]));
    return valor === '' ? [] : [{ campo, valor }];
  });
  return { campos, salary: fields.salary };
}

/** What a stored mirror of the time clock says, day by day, and its totals in the order they are shown. */
export function mirrorOf(content: unknown) {
  const { days, totals } = mirror.parse(content);
  return {
    dias: days.map(({ date, punches, occurrence }) => ({ dia: date, marcacoes: punches, ocorrencia: occurrence })),
    totais: mirrorTotals.flatMap(total => {
      const valor = totals[totalsRead[total]];
      return valor === undefined ? [] : [{ total, valor }];
    }),
  };
}

/** Which of the read fields stand in what is shown. */
const partsOf: Record<RecordField, [parts: readonly string[], between?: string]> = {
  cargo: [['position']],
  cbo: [['cbo']],
  lotacao: [['department']],
  admissao: [['admission_date']],
  nascimento: [['birth_date']],
  estadoCivil: [['marital_status']],
  naturalidade: [['birth_place', 'birth_state'], '/'],
  nomeMae: [['mother']],
  nomePai: [['father']],
  pis: [['pis']],
  ctps: [['ctps', 'ctps_series', 'ctps_state'], '/'],
  rg: [['rg', 'rg_issuer'], ' '],
  endereco: [['street', 'number', 'complement'], ', '],
  bairro: [['district']],
  municipio: [['city', 'state'], '/'],
  cep: [['zip']],
  telefone: [['cell_phone', 'phone'], ' · '],
  email: [['email']],
};

function maskedAs(field: RecordField, text: string): string {
  if (field === 'cep') return text.replace(/^(\d{5})(\d{3})$/, '$1-$2');
  return field === 'pis' ? text.replace(/^(\d{3})(\d{5})(\d{2})(\d)$/, '$1.$2.$3-$4') : text;
}

function joined(fields: Readonly<Record<string, string | number>>, parts: readonly string[], between = ''): string {
  return parts.flatMap(part => fields[part]?.toString() ?? []).join(between);
}

const totalsRead = {
  trabalhadas: 'worked',
  extras: 'overtime',
  faltas: 'missing',
  saldoAnterior: 'previous_balance',
  saldoMes: 'month_balance',
  saldo: 'balance',
} as const satisfies Record<(typeof mirrorTotals)[number], string>;
