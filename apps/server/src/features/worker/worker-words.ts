import type { WorkerState } from '@cracha/contract/features/worker/worker.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';

interface WorkerWords {
  fileName: string;
  columns: string[];
  states: Record<WorkerState, string>;
}

/** The words of the exported list. */
export const workerWords: Record<Language, WorkerWords> = {
  'pt-BR': {
    fileName: 'trabalhadores.csv',
    columns: ['Nome', 'CPF', 'Matrícula', 'Empresa', 'Lotação', 'Função', 'Admissão', 'Situação'],
    states: { ativo: 'Ativo', afastado: 'Afastado', desligado: 'Desligado' },
  },
  'en-US': {
    fileName: 'workers.csv',
    columns: ['Name', 'CPF', 'Registration', 'Company', 'Department', 'Position', 'Admission', 'State'],
    states: { ativo: 'Active', afastado: 'On leave', desligado: 'Left' },
  },
  'es-ES': {
    fileName: 'trabajadores.csv',
    columns: ['Nombre', 'CPF', 'Matrícula', 'Empresa', 'Departamento', 'Puesto', 'Ingreso', 'Situación'],
    states: { ativo: 'Activo', afastado: 'De baja', desligado: 'Cesado' },
  },
};
