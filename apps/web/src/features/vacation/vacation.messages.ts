import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Vacations to HR and managers: who has days left, until when, and since when it counts. */
export const vacationTexts = defineTexts({
  title: ['Férias', 'Vacations', 'Vacaciones'],
  lead: [
    'Quem tem saldo de férias. Quem chega antes ao pagamento em dobro vem primeiro.',
    'Who has days left. Whoever is nearest to double pay comes first.',
    'Quién tiene días por tomar. Primero quien está más cerca del pago doble.',
  ],
  of: [(name: string) => `Férias de ${name}`, name => `Vacations of ${name}`, name => `Vacaciones de ${name}`],
  back: ['Voltar para férias', 'Back to vacations', 'Volver a vacaciones'],
  byFile: ['Início por arquivo', 'Start by file', 'Inicio por archivo'],
  statesLabel: word.state,
  all: word.all,
  search: word.searchWorker,
  searchHint: word.nameOrRegistration,
  company: word.company,
  everyCompany: word.allOfThem,
  department: ['Lotação', 'Department', 'Departamento'],
  everyDepartment: word.allOfThem,
  unchecked: ['Saldo', 'Balance', 'Saldo'],
  everyBalance: word.all,
  toCheck: ['A conferir', 'To be checked', 'Por revisar'],
  worker: word.worker,
  period: ['Período aquisitivo', 'Acquisition period', 'Período de adquisición'],
  balance: ['Saldo', 'Balance', 'Saldo'],
  limit: ['Começar até', 'Start by', 'Empezar hasta'],
  lastStart: ['Último início possível', 'Last lawful start', 'Último inicio posible'],
  state: word.state,
  none: ['Ninguém com saldo de férias', 'Nobody has vacation left', 'Nadie con vacaciones por tomar'],
  noneLead: [
    'Aparece aqui quem tem data de admissão e dias de férias.',
    'Whoever has an admission date and vacation days shows up here.',
    'Aparece quien tiene fecha de ingreso y días de vacaciones.',
  ],
  found: [
    (count: number) => pt(count, 'período', 'períodos'),
    count => en(count, 'period', 'periods'),
    count => es(count, 'período', 'períodos'),
  ],
  days: [
    (count: number) => pt(count, 'dia', 'dias'),
    count => en(count, 'day', 'days'),
    count => es(count, 'día', 'días'),
  ],
  span: [
    (from: string, until: string) => `${from} a ${until}`,
    (from, until) => `${from} to ${until}`,
    (from, until) => `${from} al ${until}`,
  ],
  admitted: [(day: string) => `Admissão ${day}`, day => `Admitted ${day}`, day => `Ingreso ${day}`],
  noAdmission: [
    'Falta a data de admissão. Preencha no cadastro do trabalhador.',
    'The admission date is missing. Fill it in on the worker’s record.',
    'Falta la fecha de ingreso. Complétala en el registro del trabajador.',
  ],
  uncheckedTitle: ['Saldo a conferir', 'Balance to be checked', 'Saldo por revisar'],
  uncheckedLead: [
    'O RH ainda não informou onde começa a contagem. Os períodos contam da admissão.',
    'HR has not said yet where counting begins. Periods count from the admission.',
    'RR. HH. aún no indicó dónde empieza el conteo. Los períodos cuentan desde el ingreso.',
  ],
  counting: ['Início da contagem', 'Where counting begins', 'Dónde empieza el conteo'],
  countsFrom: [
    (day: string) => `Conta a partir de ${day}`,
    day => `Counts from ${day}`,
    day => `Cuenta desde el ${day}`,
  ],
  told: [
    (taken: string, sold: string, absences: string) => `${taken} gozados, ${sold} vendidos, ${absences} faltas`,
    (taken, sold, absences) => `${taken} taken, ${sold} sold, ${absences} absences`,
    (taken, sold, absences) => `${taken} disfrutados, ${sold} vendidos, ${absences} ausencias`,
  ],
  starts: ['Próximos inícios possíveis', 'Next lawful starts', 'Próximos inicios posibles'],
  startsLead: [
    (notice: string) => `Avisar com ${notice} de antecedência. Riscado não pode.`,
    notice => `Tell ${notice} ahead. Struck days are not possible.`,
    notice => `Avisar con ${notice} de antelación. Tachado no se puede.`,
  ],
  howMany: ['Dias de férias', 'Days of vacation', 'Días de vacaciones'],
  daysWrong: [(most: number) => `De 1 a ${most} dias`, most => `1 to ${most} days`, most => `De 1 a ${most} días`],
  noStart: [
    'Nenhum início possível nos próximos dois anos com este número de dias.',
    'No lawful start in the next two years with this number of days.',
    'Ningún inicio posible en los próximos dos años con este número de días.',
  ],
  goes: [
    (from: string, until: string) => `De ${from} a ${until}`,
    (from, until) => `From ${from} to ${until}`,
    (from, until) => `Del ${from} al ${until}`,
  ],
});
