import { type Said, said } from '../../kernel/said.ts';

/** What a day's occurrence codes are called (product 4, section 8). A code that is not here is shown as it is. */
export const occurrences = {
  odd_punches: said('Marcação ímpar', 'Odd number of punches', 'Fichajes impares'),
  absence: said('Falta', 'Absence', 'Ausencia'),
  late: said('Atraso', 'Late', 'Retraso'),
  early_leave: said('Saída antecipada', 'Left early', 'Salida anticipada'),
  short_break: said('Intervalo curto', 'Short break', 'Pausa corta'),
  no_break: said('Sem intervalo', 'No break', 'Sin pausa'),
  break_long: said('Intervalo longo', 'Long break', 'Pausa larga'),
  interday: said('Descanso menor que 11 h', 'Rest under 11 h', 'Descanso menor de 11 h'),
  seventh_day: said('Sétimo dia seguido', 'Seventh day in a row', 'Séptimo día seguido'),
  over_2h: said('Passou de 2 h a mais', 'Over 2 h extra', 'Más de 2 h extra'),
  over_10h: said('Passou de 10 h', 'Over 10 h', 'Más de 10 h'),
  duplicate: said('Marcação repetida', 'Repeated punch', 'Fichaje repetido'),
  punch_on_leave: said('Marcação em afastamento', 'Punch on leave', 'Fichaje en licencia'),
  rest_worked: said('Descanso trabalhado', 'Worked rest day', 'Descanso trabajado'),
  off_worked: said('Folga trabalhada', 'Worked free day', 'Día libre trabajado'),
  holiday_worked: said('Feriado trabalhado', 'Worked holiday', 'Festivo trabajado'),
  leave: said('Afastamento', 'Leave', 'Licencia'),
  tolerated: said('Dentro da tolerância', 'Within tolerance', 'Dentro de la tolerancia'),
  by_exception: said('Por exceção', 'By exception', 'Por excepción'),
  preassigned: said('Pré-assinalado', 'Pre-assigned', 'Preasignado'),
  dsr_lost: said('Perdeu o descanso', 'Lost the paid rest', 'Perdió el descanso'),
  apprentice_overtime: said('Hora extra de aprendiz', 'Overtime of an apprentice', 'Hora extra de aprendiz'),
  part_time_overtime: said('Hora extra em tempo parcial', 'Overtime in part time', 'Hora extra a tiempo parcial'),
  part_time_week_limit: said(
    'Mais de 6 h extras na semana',
    'Over 6 h extra in the week',
    'Más de 6 h extra en la semana',
  ),
  minor_night: said('Menor em horário noturno', 'Minor at night', 'Menor en horario nocturno'),
  doubtful: said('Marcação duvidosa', 'Doubtful punch', 'Fichaje dudoso'),
  outside: said('Fora do espelho', 'Outside the time sheet', 'Fuera de la hoja'),
} as const satisfies Record<string, Said>;
export type OccurrenceCode = keyof typeof occurrences;

/** The word behind a code: every kind of leave is a leave. */
export function occurrenceOf(code: string): Said | undefined {
  const key = code.startsWith('leave') ? 'leave' : code;
  const all: Readonly<Record<string, Said>> = occurrences;
  return all[key];
}
