import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const importHistory = {
  kinds: {
    importacao: {
      place: 9,
      entities: ['import', 'importDocument', 'registryImport', 'rememberedRubric'],
      sees: ['RhImportacaoVisualizar'],
      said: said('Importação', 'Import', 'Importación'),
    },
    configuracao: {
      place: 15,
      entities: ['accessGroup'],
      sees: ['RhConfiguracaoVisualizar'],
      said: said('Configuração', 'Settings', 'Configuración'),
    },
  },
  verbs: {
    rubricCorrected: said(
      'Corrigiu a natureza de uma verba',
      'Corrected a pay item’s nature',
      'Corrigió la naturaleza de un concepto',
    ),
    rubricForgotten: said('Esqueceu uma verba', 'Forgot a pay item', 'Olvidó un concepto'),
    importSent: said('Enviou um arquivo', 'Sent a file', 'Envió un archivo'),
    creditDaySet: said('Definiu o dia de crédito', 'Set the day of the credit', 'Definió el día del abono'),
    existingDecided: said(
      'Decidiu sobre documentos já existentes',
      'Decided on existing documents',
      'Decidió sobre documentos existentes',
    ),
    absenceExpected: said(
      'Marcou uma ausência como esperada',
      'Marked an absence as expected',
      'Marcó una ausencia como esperada',
    ),
    releaseRulesChanged: said(
      'Mudou as regras de liberação',
      'Changed the release rules',
      'Cambió las reglas de liberación',
    ),
    releaseRuleAsked: said(
      'Pediu para desligar a regra de duas pessoas',
      'Asked to switch off the rule of two persons',
      'Pidió desactivar la regla de dos personas',
    ),
    releaseRuleConfirmed: said(
      'Confirmou: a regra de duas pessoas foi desligada',
      'Confirmed: the rule of two persons is off',
      'Confirmó: la regla de dos personas se desactivó',
    ),
    releaseRuleRefused: said(
      'Recusou: a regra de duas pessoas continua',
      'Refused: the rule of two persons stays',
      'Rechazó: la regla de dos personas continúa',
    ),
    releaseRuleWithdrawn: said(
      'Desistiu de desligar a regra de duas pessoas',
      'No longer asks to switch off the rule of two persons',
      'Desistió de desactivar la regla de dos personas',
    ),
    releaseRuleExpired: said(
      'O pedido de desligar a regra de duas pessoas venceu',
      'The request to switch off the rule of two persons ran out',
      'La solicitud de desactivar la regla de dos personas venció',
    ),
    documentConfirmed: said('Confirmou um documento', 'Confirmed a document', 'Confirmó un documento'),
    documentSplit: said('Separou uma página em partes', 'Split a page into parts', 'Separó una página en partes'),
    documentIgnored: said('Deixou um documento de fora', 'Left a document out', 'Dejó un documento fuera'),
    documentTyped: said('Mudou o tipo de um documento', 'Changed what a document is', 'Cambió el tipo de un documento'),
    documentReopened: said('Reabriu um documento', 'Reopened a document', 'Reabrió un documento'),
    correctionLearned: said(
      'Ensinou uma correção ao leitor',
      'Taught the reader a correction',
      'Enseñó una corrección al lector',
    ),
    'import:scheduled': said('Agendou a publicação', 'Scheduled the publishing', 'Programó la publicación'),
    'import:publishing': said('Publicou o arquivo', 'Published the file', 'Publicó el archivo'),
    'import:cancelled': said('Cancelou a leitura', 'Cancelled the reading', 'Canceló la lectura'),
    'import:retried': said('Mandou ler o arquivo de novo', 'Had the file read again', 'Hizo leer el archivo de nuevo'),
    'import:columnsConfirmed': said('Confirmou as colunas', 'Confirmed the columns', 'Confirmó las columnas'),
    'import:sumsConfirmed': said(
      'Confirmou as somas do arquivo',
      'Confirmed the sums of the file',
      'Confirmó las sumas del archivo',
    ),
    'import:replaced': said('Substituiu o arquivo', 'Replaced the file', 'Sustituyó el archivo'),
    'import:undone': said('Desfez a importação', 'Took the import back', 'Deshizo la importación'),
    'import:releaseAsked': said('Pediu a liberação', 'Asked for the release', 'Pidió la liberación'),
    'import:releaseWithdrawn': said(
      'Cancelou o pedido de liberação',
      'Withdrew the release request',
      'Retiró la solicitud de liberación',
    ),
    'import:releaseReturned': said('Devolveu sem liberar', 'Sent it back unreleased', 'Devolvió sin liberar'),
    'import:releaseGranted': said('Liberou', 'Released it', 'Liberó'),
  },
  fields: {
    codigo: said('Código', 'Code', 'Código'),
    descricao: said('Descrição', 'Description', 'Descripción'),
    natureza: said('Natureza', 'Nature', 'Naturaleza'),
    duasPessoas: said('Liberação por duas pessoas', 'Release by two people', 'Liberación por dos personas'),
    aoTerminar: said('Publica ao terminar', 'Publishes when done', 'Publica al terminar'),
    somas: said('Somas', 'Sums', 'Sumas'),
    agendadoPara: said('Agendado para', 'Scheduled for', 'Programado para'),
  },
  told: {
    accessGroup: { twoPeople: 'duasPessoas', atOnce: 'aoTerminar' },
    import: { name: 'nome', somas: 'somas', quando: 'agendadoPara', motivo: 'justificativa' },
    importDocument: { creditDay: 'diaCredito' },
    rememberedRubric: { code: 'codigo', description: 'descricao', nature: 'natureza' },
  },
} as const satisfies HistoryPart;
