import { regimeWords as regimesEn } from '@cracha/contract/features/worker/regime-messages.en-US.ts';
import { regimeWords as regimesEs } from '@cracha/contract/features/worker/regime-messages.es-ES.ts';
import { regimeWords as regimesPt } from '@cracha/contract/features/worker/regime-messages.pt-BR.ts';
import type { Regime } from '@cracha/contract/features/worker/regimes.ts';
import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { Category } from '#core/receipt/category.ts';

interface WorkerWords {
  fileName: string;
  columns: string[];
  regimes: Record<Regime, string>;
  states: Record<WorkerState, string>;
  /** Of the sheet of rows that a registry file left out. */
  refused: { fileName: string; reason: string; line: string };
}

/** The words of the exported list. */
export const workerWords: Record<Language, WorkerWords> = {
  'pt-BR': {
    fileName: 'trabalhadores.csv',
    columns: [
      'Nome',
      'CPF',
      'Matrícula',
      'Empresa',
      'Lotação',
      'Tomador',
      'Função',
      'Tipo de contrato',
      'Admissão',
      'Situação',
    ],
    regimes: regimesPt,
    states: { ativo: 'Ativo', afastado: 'Afastado', desligado: 'Desligado' },
    refused: { fileName: 'linhas-recusadas.csv', reason: 'Por que ficou de fora', line: 'Linha no arquivo' },
  },
  'en-US': {
    fileName: 'workers.csv',
    columns: [
      'Name',
      'CPF',
      'Registration',
      'Company',
      'Department',
      'Client',
      'Position',
      'Tipo de contrato',
      'Admission',
      'State',
    ],
    regimes: regimesEn,
    states: { ativo: 'Active', afastado: 'On leave', desligado: 'Left' },
    refused: { fileName: 'refused-rows.csv', reason: 'Why it was left out', line: 'Row in the file' },
  },
  'es-ES': {
    fileName: 'trabajadores.csv',
    columns: [
      'Nombre',
      'CPF',
      'Matrícula',
      'Empresa',
      'Departamento',
      'Cliente',
      'Puesto',
      'Régimen',
      'Ingreso',
      'Situación',
    ],
    regimes: regimesEs,
    states: { ativo: 'Activo', afastado: 'De baja', desligado: 'Cesado' },
    refused: { fileName: 'filas-rechazadas.csv', reason: 'Por qué quedó fuera', line: 'Fila en el archivo' },
  },
};

/** What a published document is called in a folder, by its type; a benefit and an 'other' have titles of their own. */
export const publishedWords: Record<Language, Record<Category, string>> = {
  'pt-BR': {
    1: 'Recibo de pagamento',
    2: 'Benefício',
    3: 'Informe de rendimentos',
    6: 'Ficha de registro',
    7: 'Espelho de ponto',
  },
  'en-US': { 1: 'Payslip', 2: 'Benefit', 3: 'Income statement', 6: 'Employee record', 7: 'Time-clock mirror' },
  'es-ES': {
    1: 'Recibo de pago',
    2: 'Beneficio',
    3: 'Informe de ingresos',
    6: 'Ficha de registro',
    7: 'Registro horario',
  },
};

/** The folder of a former employment's files in a ZIP: its company, and until when it was (`YYYY-MM-DD`). */
export const formerFolderName: Record<Language, (company: string, until: string) => string> = {
  'pt-BR': (company, until) => `Antes, em ${company}, até ${until}`,
  'en-US': (company, until) => `Before, at ${company}, until ${until}`,
  'es-ES': (company, until) => `Antes, en ${company}, hasta ${until}`,
};
