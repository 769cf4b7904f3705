import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const recognitionModelHistory = {
  kinds: {
    modelo: {
      place: 17,
      deletedPlace: 7,
      // models of papers, which HR writes, are called alike (`template.history.ts`)
      entities: ['recognitionModel', 'template'],
      sees: ['RhModeloVisualizar'],
      said: said('Modelo', 'Model', 'Modelo'),
    },
  },
  verbs: {
    modelCreated: said('Criou o modelo de leitura', 'Created the recognition model', 'Creó el modelo de lectura'),
    modelChanged: said('Mudou o modelo de leitura', 'Changed the recognition model', 'Cambió el modelo de lectura'),
    modelActivated: said(
      'Ativou o modelo de leitura',
      'Activated the recognition model',
      'Activó el modelo de lectura',
    ),
    modelRetired: said(
      'Inativou o modelo de leitura',
      'Retired the recognition model',
      'Desactivó el modelo de lectura',
    ),
    modelDeleted: said('Excluiu o modelo de leitura', 'Deleted the recognition model', 'Eliminó el modelo de lectura'),
    modelRestored: said(
      'Restaurou o modelo de leitura',
      'Restored the recognition model',
      'Restauró el modelo de lectura',
    ),
    modelSampleOpened: said('Abriu a amostra do modelo', 'Opened the model’s sample', 'Abrió la muestra del modelo'),
  },
  fields: {
    sistema: said('Sistema de folha', 'Payroll system', 'Sistema de nómina'),
    amostra: said('Amostra', 'Sample', 'Muestra'),
    versao: said('Versão', 'Version', 'Versión'),
    marcacoes: said('Marcações', 'Marks', 'Marcas'),
    grupoAcesso: said('Grupo de acesso', 'Access group', 'Grupo de acceso'),
  },
  told: {
    recognitionModel: {
      name: 'nome',
      payrollSystem: 'sistema',
      state: 'situacao',
      version: 'versao',
      justification: 'justificativa',
    },
  },
  onlyChanged: {
    recognitionModel: {
      accessGroupId: 'grupoAcesso',
      document: 'marcacoes',
      anchors: 'marcacoes',
      regions: 'marcacoes',
      sheet: 'marcacoes',
    },
  },
  deleted: {
    recognitionModel: { name: 'nome', payroll_system: 'sistema', sample_name: 'amostra' },
  },
} as const satisfies HistoryPart;
