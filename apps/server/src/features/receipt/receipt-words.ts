import type { ReceiptKind, ReceiptState } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

/** Words of receipts outside of the screens: in files and messages. */
export interface ReceiptWords {
  kinds: Record<ReceiptKind, string>;
  states: Record<ReceiptState, string>;
  /** The exported lists of payslips, benefits and statements. */
  lists: Record<ListedCategory, ListWords>;
  yes: string;
  no: string;
}

/** The categories that HR has a list of. */
export type ListedCategory = 1 | 2 | 3;

interface ListWords {
  fileName: string;
  /** Its header, in the order of the columns. */
  columns: readonly string[];
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
    lists: {
      1: {
        fileName: 'Recibos de pagamento.csv',
        columns: [
          'Competência',
          'Tipo',
          'Trabalhador',
          'CPF',
          'Matrícula',
          'Empresa',
          'Lotação',
          'Proventos',
          'Descontos',
          'Líquido',
          'Situação',
          'Visto em',
          'Visível',
        ],
      },
      2: {
        fileName: 'Benefícios.csv',
        columns: [
          'Competência',
          'Benefício',
          'Trabalhador',
          'CPF',
          'Matrícula',
          'Empresa',
          'Lotação',
          'Total',
          'Desconto',
          'Crédito',
          'Situação',
          'Visto em',
          'Visível',
        ],
      },
      3: {
        fileName: 'Informes de rendimentos.csv',
        columns: [
          'Ano-calendário',
          'Trabalhador',
          'CPF',
          'Matrícula',
          'Empresa',
          'Lotação',
          'Rendimentos',
          'Retido',
          'Situação',
          'Visto em',
          'Habilitado',
        ],
      },
    },
    yes: 'Sim',
    no: 'Não',
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
    lists: {
      1: {
        fileName: 'Payslips.csv',
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
      },
      2: {
        fileName: 'Benefits.csv',
        columns: [
          'Month',
          'Benefit',
          'Worker',
          'CPF',
          'Registration',
          'Company',
          'Department',
          'Total',
          'Deduction',
          'Credit',
          'State',
          'Viewed at',
          'Visible',
        ],
      },
      3: {
        fileName: 'Income statements.csv',
        columns: [
          'Calendar year',
          'Worker',
          'CPF',
          'Registration',
          'Company',
          'Department',
          'Earnings',
          'Withheld',
          'State',
          'Viewed at',
          'Switched on',
        ],
      },
    },
    yes: 'Yes',
    no: 'No',
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
    lists: {
      1: {
        fileName: 'Recibos de nómina.csv',
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
      },
      2: {
        fileName: 'Beneficios.csv',
        columns: [
          'Mes',
          'Beneficio',
          'Trabajador',
          'CPF',
          'Matrícula',
          'Empresa',
          'Departamento',
          'Total',
          'Descuento',
          'Crédito',
          'Estado',
          'Visto el',
          'Visible',
        ],
      },
      3: {
        fileName: 'Comprobantes de rendimientos.csv',
        columns: [
          'Año natural',
          'Trabajador',
          'CPF',
          'Matrícula',
          'Empresa',
          'Departamento',
          'Rendimientos',
          'Retenido',
          'Estado',
          'Visto el',
          'Habilitado',
        ],
      },
    },
    yes: 'Sí',
    no: 'No',
  },
};
