import type { ReceiptKind, ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

/** Words of receipts outside of the screens: in files and messages. */
export interface ReceiptWords {
  kinds: Record<ReceiptKind, string>;
  states: Record<ReceiptState, string>;
  /** Header of the exported list, in the order of its columns. */
  columns: readonly string[];
  yes: string;
  no: string;
  fileName: string;
}

export const receiptWords: Record<Language, ReceiptWords> = {
  'pt-BR': {
    kinds: {
      mensal: 'Mensal',
      adiantamento: 'Adiantamento',
      '13o_1': '13º salário, 1ª parcela',
      '13o_2': '13º salário, 2ª parcela',
      ferias: 'Férias',
      rescisao: 'Rescisão',
      plr: 'Participação nos lucros',
      complementar: 'Complementar',
    },
    states: { naoVisto: 'Não visto', visto: 'Visto', concordou: 'Concordou', discordou: 'Discordou' },
    columns: [
      'Competência',
      'Tipo',
      'Trabalhador',
      'CPF',
      'Matrícula',
      'Empresa',
      'Lotação',
      'Vencimentos',
      'Descontos',
      'Líquido',
      'Situação',
      'Visto em',
      'Visível',
    ],
    yes: 'Sim',
    no: 'Não',
    fileName: 'Recibos de pagamento.csv',
  },
  'en-US': {
    kinds: {
      mensal: 'Monthly',
      adiantamento: 'Advance',
      '13o_1': '13th salary, first part',
      '13o_2': '13th salary, second part',
      ferias: 'Vacation',
      rescisao: 'Termination',
      plr: 'Profit sharing',
      complementar: 'Complementary',
    },
    states: { naoVisto: 'Not viewed', visto: 'Viewed', concordou: 'Agreed', discordou: 'Disagreed' },
    columns: [
      'Month',
      'Kind',
      'Worker',
      'CPF',
      'Registration',
      'Company',
      'Department',
      'Earnings',
      'Deductions',
      'Net pay',
      'State',
      'Viewed at',
      'Visible',
    ],
    yes: 'Yes',
    no: 'No',
    fileName: 'Payslips.csv',
  },
  'es-ES': {
    kinds: {
      mensal: 'Mensual',
      adiantamento: 'Anticipo',
      '13o_1': 'Paga 13.ª, primera parte',
      '13o_2': 'Paga 13.ª, segunda parte',
      ferias: 'Vacaciones',
      rescisao: 'Rescisión',
      plr: 'Participación en beneficios',
      complementar: 'Complementario',
    },
    states: { naoVisto: 'No visto', visto: 'Visto', concordou: 'De acuerdo', discordou: 'En desacuerdo' },
    columns: [
      'Mes',
      'Tipo',
      'Trabajador',
      'CPF',
      'Matrícula',
      'Empresa',
      'Departamento',
      'Devengos',
      'Deducciones',
      'Neto',
      'Estado',
      'Visto el',
      'Visible',
    ],
    yes: 'Sí',
    no: 'No',
    fileName: 'Recibos de nómina.csv',
  },
};
