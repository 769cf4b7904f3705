import { createHash } from 'node:crypto';
import { type ProofField, proofFields } from '@cracha/contract/features/receipt/income-proof.schemas.ts';
import { maskedCpf } from '#core/identity/contact-mask.ts';
import { competenceText } from '#core/receipt/competence-text.ts';
import type { DrawnProof } from '#core/receipt/draw-income-proof.ts';
import type { KeptProof, ProvableEmployment } from './income-proof.queries.ts';

/** All that an employment has to show. Averages are of the last months there are, at most three, rounded half up. Pure. */
export function provable(of: ProvableEmployment): KeptProof {
  const { months } = of;
  const average = (amounts: number[]) => Math.round(amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length);
  const paid = months.length > 0;
  const all: Partial<Record<ProofField, string | number | null>> = {
    mediaLiquida: paid ? average(months.map(({ net }) => net)) : null,
    mediaBruta: paid ? average(months.map(({ earnings }) => earnings)) : null,
    ultimoLiquido: months[0]?.net ?? null,
    cargo: of.job_title,
    admissao: of.admitted_on,
    situacao: of.dismissed ? 'desligado' : 'ativo',
    cpf: maskedCpf(of.cpf),
  };
  const values: KeptProof['values'] = {};
  for (const field of proofFields) {
    const value = all[field];
    if (value !== null && value !== undefined) values[field] = value;
  }
  return {
    name: of.name,
    employer: of.legal_name,
    cnpj: of.cnpj,
    values,
    months: months.map(({ year, month }) => ({ year, month })),
  };
}

const ofMonths: readonly ProofField[] = ['mediaLiquida', 'mediaBruta', 'ultimoLiquido'];

/** The chosen fields alone; undefined where one of them has nothing to show. Pure. */
export function chosenOf(all: KeptProof, fields: readonly ProofField[]): KeptProof | undefined {
  const values: KeptProof['values'] = {};
  for (const field of fields) {
    const value = all.values[field];
    if (value === undefined) return undefined;
    values[field] = value;
  }
  const months = fields.some(field => field === 'mediaLiquida' || field === 'mediaBruta')
    ? all.months
    : all.months.slice(0, fields.some(field => ofMonths.includes(field)) ? 1 : 0);
  return { ...all, values, months };
}

/** What is kept of a link's code: it has 80 random bits, which need no slow hash. */
export function codeMac(code: string): Buffer {
  return createHash('sha256').update(`income proof ${code}`).digest();
}

const labels: Record<ProofField, string> = {
  mediaLiquida: 'Média líquida',
  mediaBruta: 'Média bruta',
  ultimoLiquido: 'Último líquido',
  cargo: 'Função',
  admissao: 'Admissão',
  situacao: 'Situação',
  cpf: 'CPF',
};

/** The proof as it is drawn: a Brazilian document, in Portuguese as receipts are. */
export function drawnProof(
  shown: KeptProof,
  link: { url: string; code: string; madeAt: Date; expiresAt: Date },
): DrawnProof {
  const months = shown.months.map(({ year, month }) => competenceText(year, month)).join(', ');
  const day = (at: Date) => at.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' });
  const cnpj = shown.cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5');
  return {
    title: 'Comprovante de renda',
    name: shown.name,
    employer: `${shown.employer} · CNPJ ${cnpj}`,
    facts: proofFields.flatMap(field => {
      const value = shown.values[field];
      return value === undefined ? [] : [[labels[field], inWords(field, value)] as const];
    }),
    notes: [
      ...(months ? [`Valores dos recibos mensais de ${months}.`] : []),
      `Feito em ${day(link.madeAt)} pelo próprio trabalhador, que escolheu o que mostrar. Pode ser conferido até ${day(link.expiresAt)}.`,
    ],
    check: 'Confira se este comprovante é verdadeiro: leia o código ou abra o endereço.',
    url: link.url,
    code: (link.code.match(/.{1,4}/g) ?? []).join(' '),
  };
}

function inWords(field: ProofField, value: string | number): string {
  if (typeof value === 'number')
    return (value / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' }).replace(/\s/g, ' ');
  if (field === 'admissao') return value.split('-').reverse().join('/');
  if (field === 'situacao') return value === 'ativo' ? 'Trabalhando' : 'Encerrado';
  return value;
}
