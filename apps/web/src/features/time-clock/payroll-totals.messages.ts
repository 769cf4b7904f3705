import { defineTexts } from '#kernel/base/texts.ts';

/** The totals that payroll takes, by their wire names. */
export const payrollTotalTexts = defineTexts({
  horasTrabalhadas: ['Horas trabalhadas', 'Hours worked', 'Horas trabajadas'],
  horasTrabalhadasRelogio: ['Horas no relógio', 'Hours by the clock', 'Horas en el reloj'],
  horasExtras: ['Horas extras', 'Overtime', 'Horas extra'],
  extrasPagasPorPercentual: [
    'Extras pagas, por percentual',
    'Paid overtime by percentage',
    'Extras pagadas por porcentaje',
  ],
  horasFaltas: ['Faltas e atrasos', 'Absence and lateness', 'Faltas y retrasos'],
  descontoFaltas: ['Desconto de faltas', 'Deduction of absence', 'Descuento de faltas'],
  horasCompensadas: ['Horas compensadas', 'Compensated hours', 'Horas compensadas'],
  horasDiurnas: ['Horas de dia', 'Day hours', 'Horas diurnas'],
  horasNoturnas: ['Horas à noite', 'Night hours', 'Horas nocturnas'],
  adicionalNoturno: ['Adicional noturno', 'Night premium', 'Plus nocturno'],
  interjornada: ['Descanso curto entre dias', 'Short rest between days', 'Descanso corto entre días'],
  intervaloCurto: ['Intervalo curto', 'Short break', 'Pausa corta'],
  dsr: ['Descanso semanal (DSR)', 'Weekly rest (DSR)', 'Descanso semanal (DSR)'],
  dsrPerdido: ['Descanso perdido', 'Lost rest', 'Descanso perdido'],
  dsrSobreExtras: ['DSR sobre extras', 'Rest on overtime', 'DSR sobre extras'],
  resultado: ['Resultado do mês', 'Result of the month', 'Resultado del mes'],
  credito: ['Crédito no banco', 'Credit to the bank', 'Crédito en la bolsa'],
  debito: ['Débito no banco', 'Debit of the bank', 'Débito en la bolsa'],
  saldoAtual: ['Saldo do banco', 'Balance of the bank', 'Saldo de la bolsa'],
  bancoVencido: ['Banco vencido', 'Expired bank', 'Bolsa vencida'],
  bancoQuitado: ['Banco quitado', 'Settled bank', 'Bolsa liquidada'],
  diasTrabalhados: ['Dias trabalhados', 'Days worked', 'Días trabajados'],
  diasFalta: ['Dias de falta', 'Days absent', 'Días de falta'],
});
