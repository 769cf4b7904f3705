import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

export const vacationHistory = {
  kinds: {
    ferias: {
      place: 22,
      entities: ['vacation', 'vacationFile'],
      sees: ['RhSolicitacaoVisualizar'],
      said: said('Férias', 'Vacations', 'Vacaciones'),
    },
  },
  verbs: {
    vacationOpened: said(
      'Informou o início das férias',
      'Told where vacations begin to count',
      'Informó el inicio de las vacaciones',
    ),
    vacationFileSent: said(
      'Enviou um arquivo com o início das férias',
      'Sent a file with where vacations begin to count',
      'Envió un archivo con el inicio de las vacaciones',
    ),
  },
  fields: {
    contaDesde: said('Conta a partir de', 'Counting begins', 'Cuenta desde'),
    feriasGozadas: said('Dias gozados', 'Days taken', 'Días disfrutados'),
    feriasVendidas: said('Dias vendidos', 'Days sold', 'Días vendidos'),
    faltasInformadas: said('Faltas informadas', 'Absences told', 'Ausencias informadas'),
  },
  told: {
    vacation: {
      firstDay: 'contaDesde',
      taken: 'feriasGozadas',
      sold: 'feriasVendidas',
      absences: 'faltasInformadas',
    },
    vacationFile: { name: 'nome' },
  },
} as const satisfies HistoryPart;
