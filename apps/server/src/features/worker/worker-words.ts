import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

interface WorkerWords {
  fileName: string;
  columns: string[];
  states: Record<WorkerState, string>;
  /** Of the sheet of rows that a registry file left out. */
  refused: { fileName: string; reason: string; line: string };
}

/** The words of the exported list. */
export const workerWords: Record<Language, WorkerWords> = {
  'pt-BR': {
    fileName: 'trabalhadores.csv',
    columns: ['Nome', 'CPF', 'Matrícula', 'Empresa', 'Lotação', 'Função', 'Admissão', 'Situação'],
    states: { ativo: 'Ativo', afastado: 'Afastado', desligado: 'Desligado' },
    refused: { fileName: 'linhas-recusadas.csv', reason: 'Por que ficou de fora', line: 'Linha no arquivo' },
  },
  'en-US': {
    fileName: 'workers.csv',
    columns: ['Name', 'CPF', 'Registration', 'Company', 'Department', 'Position', 'Admission', 'State'],
    states: { ativo: 'Active', afastado: 'On leave', desligado: 'Left' },
    refused: { fileName: 'refused-rows.csv', reason: 'Why it was left out', line: 'Row in the file' },
  },
  'es-ES': {
    fileName: 'trabajadores.csv',
    columns: ['Nombre', 'CPF', 'Matrícula', 'Empresa', 'Departamento', 'Puesto', 'Ingreso', 'Situación'],
    states: { ativo: 'Activo', afastado: 'De baja', desligado: 'Cesado' },
    refused: { fileName: 'filas-rechazadas.csv', reason: 'Por qué quedó fuera', line: 'Fila en el archivo' },
  },
};
