import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const clockFileHistory = {
  kinds: {
    arquivoDePonto: {
      place: 19,
      entities: ['clockFile', 'unknownPunches'],
      sees: ['RhPontoArquivoVisualizar'],
      said: said('Arquivo de ponto', 'Time-clock file', 'Archivo de fichajes'),
    },
  },
  verbs: {
    clockFileSent: said('Enviou um arquivo do relógio', 'Sent a clock’s file', 'Envió un archivo del reloj'),
    clockFileConfirmed: said(
      'Confirmou a empresa do arquivo do relógio',
      'Confirmed the company of a clock’s file',
      'Confirmó la empresa del archivo del reloj',
    ),
    clockFileMade: said('Gerou um arquivo de ponto', 'Made a time-clock file', 'Generó un archivo de fichajes'),
    unknownLinked: said('Disse de quem são marcações', 'Said whose punches they are', 'Dijo de quién son los fichajes'),
  },
  fields: {
    tipoDeArquivo: said('Tipo de arquivo', 'Kind of file', 'Tipo de archivo'),
    doDia: said('Do dia', 'From', 'Desde'),
    numeroNoRelogio: said('Número no relógio', 'Number in the clock', 'Número en el reloj'),
    marcacoesLigadas: said('Marcações', 'Punches', 'Fichajes'),
  },
  values: {
    afd: said('AFD', 'AFD', 'AFD'),
    folha: said('Folha', 'Payroll', 'Nómina'),
  },
  told: {
    clockFile: { name: 'nome', company: 'empresa', kind: 'tipoDeArquivo', from: 'doDia', until: 'ate' },
    unknownPunches: { name: 'nome', identifier: 'numeroNoRelogio', total: 'marcacoesLigadas' },
  },
} as const satisfies HistoryPart;
