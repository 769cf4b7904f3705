import type { Errors } from '../../errors/error.ts';
import { said } from '../../kernel/said.ts';

export const timeClockErrors = {
  TIMESHEET_NOT_FOUND: {
    status: 404,
    kind: 'refusal',
    said: said(
      'Não foi encontrado ponto para esse período',
      'No time-clock record for this period',
      'No hay fichajes en este periodo',
    ),
  },
  PERIOD_CLOSED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Este período está fechado para novos apontamentos, consulte o RH',
      'This period is closed for new appointments, consult HR',
      'Este periodo está cerrado, consulta a RR. HH.',
    ),
  },
  TIME_INTEGRATION_UNAVAILABLE: {
    status: 503,
    kind: 'refusal',
    said: said('Serviço Indisponível', 'Service unavailable', 'Servicio no disponible'),
  },
  PUNCH_DUPLICATE: {
    status: 409,
    kind: 'refusal',
    said: said('Esta marcação já existe.', 'This punch already exists.', 'Este fichaje ya existe.'),
  },
  PUNCH_NOT_REMOVABLE: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A marcação original e a já tratada não podem ser apagadas.',
      'Original and already treated punches cannot be removed.',
      'El fichaje original y el ya tratado no se pueden borrar.',
    ),
  },
  JUSTIFICATION_NOT_ALLOWED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Depois de enviado ou aprovado, o espelho não aceita justificativa.',
      'After being sent or approved the time sheet takes no justification.',
      'Tras enviarse o aprobarse, la hoja no admite justificación.',
    ),
  },
  JUSTIFICATION_INCOMPLETE: {
    status: 400,
    kind: 'input',
    said: said(
      'Informe período, horário, justificativa e motivo.',
      'Enter period, time, justification and reason.',
      'Indica periodo, hora, justificación y motivo.',
    ),
  },
  JUSTIFICATIONS_PENDING: {
    status: 409,
    kind: 'refusal',
    said: said(
      'Há {n} justificativas pendentes neste espelho.',
      'There are {n} pending justifications in this time sheet.',
      'Hay {n} justificaciones pendientes en esta hoja.',
    ),
    bare: said(
      'Há justificativas pendentes neste espelho.',
      'There are pending justifications in this time sheet.',
      'Hay justificaciones pendientes en esta hoja.',
    ),
  },
  JUSTIFICATION_ONLY_DENY: {
    status: 409,
    kind: 'refusal',
    said: said(
      'A empresa não está integrada: só é possível reprovar.',
      'The company is not integrated: only denying is possible.',
      'La empresa no está integrada: solo se puede denegar.',
    ),
  },
  FILE_LINES_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said(
      'O arquivo tem {n} linhas com problema.',
      'The file has {n} lines with problems.',
      'El archivo tiene {n} líneas con problemas.',
    ),
    bare: said(
      'O arquivo tem linhas com problema.',
      'The file has lines with problems.',
      'El archivo tiene líneas con problemas.',
    ),
  },
} as const satisfies Errors;
