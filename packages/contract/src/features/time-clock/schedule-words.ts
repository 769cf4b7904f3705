import { type Said, said } from '../../kernel/said.ts';

/** Why a schedule is refused (SCHEDULE_INVALID), by the `codigo` of its data. */
export const scheduleFaults = {
  noRest: said('sem descanso semanal', 'without a weekly rest', 'sin descanso semanal'),
  sevenDays: said(
    'sete dias seguidos sem descanso nem folga',
    'seven days in a row without rest or free day',
    'siete días seguidos sin descanso ni día libre',
  ),
  tooLong: said('a jornada passa de 24 horas', 'the shift is longer than 24 hours', 'la jornada supera las 24 horas'),
  overlaps: said(
    'começa antes de terminar a anterior',
    'begins before the former ends',
    'empieza antes de terminar la anterior',
  ),
  empty: said('um intervalo sem duração', 'an interval without length', 'un intervalo sin duración'),
  noIntervals: said(
    'por exceção ou com intervalo pré-assinalado é preciso ter horas fixas',
    'marking by exception or pre-assigned breaks need fixed hours',
    'por excepción o con pausa preasignada se necesitan horas fijas',
  ),
} as const satisfies Record<string, Said>;
export type ScheduleFaultCode = keyof typeof scheduleFaults;

/** Lawful, but worth a look. */
export const scheduleWarnings = ['over10h', 'over44h', 'shortBreak', 'shortInterday'] as const;
export type ScheduleWarning = (typeof scheduleWarnings)[number];

export const weekdays = {
  1: said('segunda-feira', 'Monday', 'lunes'),
  2: said('terça-feira', 'Tuesday', 'martes'),
  3: said('quarta-feira', 'Wednesday', 'miércoles'),
  4: said('quinta-feira', 'Thursday', 'jueves'),
  5: said('sexta-feira', 'Friday', 'viernes'),
  6: said('sábado', 'Saturday', 'sábado'),
  7: said('domingo', 'Sunday', 'domingo'),
} as const satisfies Record<number, Said>;
export const cycleDay = said('dia {n} do ciclo', 'day {n} of the cycle', 'día {n} del ciclo');
export const wholeWeek = said('a semana', 'the week', 'la semana');

/** What a set of rules may not be below (RULE_BELOW_LAW), by the `campo` of its data. */
export const lawMinimums = {
  'overtime.work': said('hora extra de pelo menos 50 %', 'overtime of at least 50 %', 'hora extra de al menos 50 %'),
  'overtime.off': said(
    'hora extra em folga de pelo menos 50 %',
    'overtime on free days of at least 50 %',
    'hora extra en día libre de al menos 50 %',
  ),
  'overtime.rest': said(
    'descanso trabalhado de pelo menos 100 %',
    'worked rest of at least 100 %',
    'descanso trabajado de al menos 100 %',
  ),
  'overtime.holiday': said(
    'feriado trabalhado de pelo menos 100 %',
    'worked holiday of at least 100 %',
    'festivo trabajado de al menos 100 %',
  ),
  'night.premium': said(
    'adicional noturno de pelo menos 20 % (rural, 25 %)',
    'night premium of at least 20 % (rural, 25 %)',
    'plus nocturno de al menos 20 % (rural, 25 %)',
  ),
  'interday.minimum': said(
    'descanso de pelo menos 11 horas entre jornadas',
    'rest of at least 11 hours between shifts',
    'descanso de al menos 11 horas entre jornadas',
  ),
  'break.over_6h': said(
    'intervalo de pelo menos 30 minutos acima de 6 horas',
    'break of at least 30 minutes above 6 hours',
    'pausa de al menos 30 minutos por encima de 6 horas',
  ),
  'bank.term_months': said(
    'prazo do banco de até 12 meses',
    'term of the bank of at most 12 months',
    'plazo del banco de hasta 12 meses',
  ),
} as const satisfies Record<string, Said>;
export type LawMinimum = keyof typeof lawMinimums;
