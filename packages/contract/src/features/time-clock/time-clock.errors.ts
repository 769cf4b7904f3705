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
  TIMESHEET_INCOMPLETE: {
    status: 409,
    kind: 'refusal',
    said: said('Faltam marcações em {n} dias.', 'Punches are missing on {n} days.', 'Faltan fichajes en {n} días.'),
    bare: said('Faltam marcações.', 'Punches are missing.', 'Faltan fichajes.'),
  },
  TIMESHEET_NOT_APPROVED: {
    status: 409,
    kind: 'refusal',
    said: said(
      'O espelho ainda não foi aprovado.',
      'The time sheet has not been approved yet.',
      'La hoja aún no fue aprobada.',
    ),
  },
  PERIOD_NOT_OVER: {
    status: 409,
    kind: 'refusal',
    said: said('O período termina em {data}.', 'The period ends on {data}.', 'El periodo termina el {data}.'),
    bare: said('O período ainda não terminou.', 'The period is not over yet.', 'El periodo aún no terminó.'),
  },
  PERIOD_LATER_CLOSED: {
    status: 409,
    kind: 'refusal',
    said: said('Reabra antes {periodo}.', 'Reopen {periodo} first.', 'Reabre antes {periodo}.'),
    bare: said(
      'Reabra antes os períodos seguintes.',
      'Reopen the later periods first.',
      'Reabre antes los periodos siguientes.',
    ),
  },
  RULE_BELOW_LAW: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Isto fica abaixo da lei: {regra}.',
      'This is below the law: {regra}.',
      'Esto queda por debajo de la ley: {regra}.',
    ),
    bare: said('Isto fica abaixo da lei.', 'This is below the law.', 'Esto queda por debajo de la ley.'),
  },
  SCHEDULE_INVALID: {
    status: 422,
    kind: 'refusal',
    said: said(
      'Este horário não é possível: {dia}, {motivo}.',
      'This schedule is not possible: {dia}, {motivo}.',
      'Este horario no es posible: {dia}, {motivo}.',
    ),
    bare: said('Este horário não é possível.', 'This schedule is not possible.', 'Este horario no es posible.'),
  },
} as const satisfies Errors;
