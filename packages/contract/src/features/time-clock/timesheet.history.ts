import { said } from '../../kernel/said.ts';
import type { HistoryPart } from '../history/history-part.ts';

const plans = {
  name: 'nome',
  kind: 'especie',
  fromDay: 'aPartirDe',
  day: 'dia',
  total: 'trabalhadores',
} as const;

export const timesheetHistory = {
  kinds: {
    espelhoPonto: {
      place: 19,
      deletedPlace: 8,
      entities: ['timesheet', 'clockPeriod', 'clockClosing'],
      sees: ['RhEspelhoPontoVisualizar'],
      said: said('Espelho de ponto', 'Time sheet', 'Hoja de fichajes'),
    },
    regraPonto: {
      place: 20,
      entities: ['workSchedule', 'clockRules', 'holiday', 'clockSetting', 'justificationKind'],
      sees: ['RhPontoRegraVisualizar'],
      said: said('Regra do ponto', 'Rule of the time clock', 'Regla del fichaje'),
    },
  },
  verbs: {
    workScheduleCreated: said('Criou o horário', 'Created the schedule', 'Creó el horario'),
    workScheduleChanged: said('Mudou o horário', 'Changed the schedule', 'Cambió el horario'),
    workScheduleAssigned: said('Atribuiu o horário', 'Assigned the schedule', 'Asignó el horario'),
    clockRulesCreated: said(
      'Criou as regras do ponto',
      'Created rules of the time clock',
      'Creó las reglas del fichaje',
    ),
    clockRulesChanged: said(
      'Mudou as regras do ponto',
      'Changed rules of the time clock',
      'Cambió las reglas del fichaje',
    ),
    clockRulesAssigned: said(
      'Atribuiu as regras do ponto',
      'Assigned rules of the time clock',
      'Asignó las reglas del fichaje',
    ),
    holidayAdded: said('Cadastrou o feriado', 'Added the holiday', 'Añadió el festivo'),
    holidayRemoved: said('Removeu o feriado', 'Removed the holiday', 'Quitó el festivo'),
    clockSettingChanged: said(
      'Configurou o ponto da empresa',
      'Set up the company’s time clock',
      'Configuró el fichaje de la empresa',
    ),
    justificationKindAdded: said(
      'Criou o tipo de justificativa',
      'Added the kind of justification',
      'Creó el tipo de justificación',
    ),
    justificationKindChanged: said(
      'Mudou o tipo de justificativa',
      'Changed the kind of justification',
      'Cambió el tipo de justificación',
    ),
    clockPeriodOpened: said('Abriu o período do ponto', 'Opened the period', 'Abrió el periodo'),
    clockClosingAsked: said('Fechou o período do ponto', 'Closed the period', 'Cerró el periodo'),
    clockReopeningAsked: said('Reabriu o período do ponto', 'Reopened the period', 'Reabrió el periodo'),
    timesheetAnswered: said('Respondeu o espelho', 'Answered the time sheet', 'Respondió la hoja'),
    timesheetSent: said(
      'Enviou o espelho para a gestão',
      'Sent the time sheet for approval',
      'Envió la hoja a la gestión',
    ),
    timesheetApproved: said('Aprovou o espelho', 'Approved the time sheet', 'Aprobó la hoja'),
    timesheetReturned: said('Devolveu o espelho', 'Returned the time sheet', 'Devolvió la hoja'),
    timesheetReviewed: said(
      'Voltou o espelho para revisão',
      'Put the time sheet back to review',
      'Devolvió la hoja a revisión',
    ),
    timesheetHidden: said('Ocultou o espelho', 'Hid the time sheet', 'Ocultó la hoja'),
    timesheetShown: said('Mostrou o espelho', 'Showed the time sheet', 'Mostró la hoja'),
    timesheetClosed: said('Fechou o espelho', 'Closed the time sheet', 'Cerró la hoja'),
    timesheetReopened: said('Reabriu o espelho', 'Reopened the time sheet', 'Reabrió la hoja'),
    timesheetDeleted: said('Excluiu o espelho', 'Deleted the time sheet', 'Eliminó la hoja'),
    timesheetRestored: said('Restaurou o espelho', 'Restored the time sheet', 'Restauró la hoja'),
  },
  fields: {
    dia: said('Dia', 'Day', 'Día'),
    periodoDe: said('Início do período', 'Beginning of the period', 'Inicio del periodo'),
    periodoAte: said('Fim do período', 'End of the period', 'Fin del periodo'),
    concorda: said('De acordo', 'Agrees', 'De acuerdo'),
    periodos: said('Períodos', 'Periods', 'Periodos'),
    definicao: said('Definição', 'Definition', 'Definición'),
    codigosFolha: said('Códigos da folha', 'Payroll codes', 'Códigos de nómina'),
    fuso: said('Fuso horário', 'Time zone', 'Huso horario'),
  },
  told: {
    workSchedule: plans,
    clockRules: plans,
    holiday: plans,
    justificationKind: plans,
    clockSetting: { zone: 'fuso' },
    clockPeriod: { from: 'periodoDe', until: 'periodoAte' },
    clockClosing: { total: 'trabalhadores', justification: 'justificativa' },
    timesheet: { from: 'periodoDe', until: 'periodoAte', agrees: 'concorda', justification: 'justificativa' },
  },
  onlyChanged: {
    workSchedule: { document: 'definicao', employmentIds: 'trabalhadores' },
    clockRules: { document: 'definicao', employmentIds: 'trabalhadores' },
    clockSetting: { payroll_codes: 'codigosFolha' },
    clockClosing: { periodIds: 'periodos' },
  },
  deleted: {
    timesheet: { worker_name: 'nome', from_day: 'periodoDe', until_day: 'periodoAte' },
  },
} as const satisfies HistoryPart;
