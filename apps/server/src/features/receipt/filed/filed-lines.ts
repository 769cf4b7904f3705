import type { RecordField } from '@cracha/contract/features/receipt/filed-document.schemas.ts';
import { mirrorOf, type mirrorTotals, recordOf } from './filed-content.ts';

/** What is written on a drawn record or mirror: names and values, line by line. In Portuguese, as payroll systems print them. */
export function filedLines(category: 6 | 7, content: unknown): (readonly [name: string, value: string])[] {
  if (category === 6) return recordOf(content).campos.map(({ campo, valor }) => [recordWords[campo], valor]);
  const { dias, totais } = mirrorOf(content);
  return [
    ...dias.map(({ dia, marcacoes, ocorrencia }) => {
      const said = [marcacoes.join('  '), ocorrencia ?? ''].filter(Boolean).join('   ');
      return [dia.split('-').reverse().join('/'), said] as const;
    }),
    ...totais.map(({ total, valor }) => [totalWords[total], valor] as const),
  ];
}

const recordWords: Record<RecordField, string> = {
  cargo: 'Função',
  cbo: 'CBO',
  lotacao: 'Lotação',
  admissao: 'Admissão',
  nascimento: 'Nascimento',
  estadoCivil: 'Estado civil',
  naturalidade: 'Naturalidade',
  nomeMae: 'Nome da mãe',
  nomePai: 'Nome do pai',
  pis: 'PIS',
  ctps: 'CTPS',
  rg: 'RG',
  endereco: 'Endereço',
  bairro: 'Bairro',
  municipio: 'Município',
  cep: 'CEP',
  telefone: 'Telefone',
  email: 'E-mail',
};

const totalWords: Record<(typeof mirrorTotals)[number], string> = {
  trabalhadas: 'Horas trabalhadas',
  extras: 'Horas extras',
  faltas: 'Faltas',
  saldoAnterior: 'Saldo anterior',
  saldoMes: 'Saldo do mês',
  saldo: 'Saldo',
};
