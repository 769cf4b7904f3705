import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** What a check of a form finds, by its codes (product 5.7): `day` and `until` are dates in words, `n` is a number. */
export const findingTexts = defineTexts({
  REGISTRATION_UNCHANGED: [
    'Isso já está no seu cadastro.',
    'Your record says so already.',
    'Eso ya está en tu registro.',
  ],
  REGISTRATION_ACCOUNT_WAITS: [
    'Outra mudança de conta ainda espera as 48 horas.',
    'Another change of account still waits for its 48 hours.',
    'Otro cambio de cuenta aún espera sus 48 horas.',
  ],
  REGISTRATION_PROOF_MISSING: [
    'Falta a foto ou o arquivo do documento.',
    'The photo or file of the document is missing.',
    'Falta la foto o el archivo del documento.',
  ],
  VACATION_NO_RIGHT: [
    'Não há dias de férias para pedir agora.',
    'There are no vacation days to ask for now.',
    'No hay días de vacaciones para pedir ahora.',
  ],
  VACATION_NO_ADMISSION: [
    'Falta a data de admissão. Fale com o RH.',
    'The admission date is missing. Talk to HR.',
    'Falta la fecha de ingreso. Habla con RR. HH.',
  ],
  ALLOWANCE_NOT_A_THIRD: [
    (_: string, __: string, n: number) => `Só dá para vender ${pt(n, 'dia', 'dias')}, ou nenhum.`,
    (_, __, n) => `Only ${en(n, 'day', 'days')} can be sold, or none.`,
    (_, __, n) => `Solo se pueden vender ${es(n, 'día', 'días')}, o ninguno.`,
  ],
  VACATION_NOT_ACQUIRED: [
    (day: string) => `O direito a estas férias começa em ${day}.`,
    day => `The right to this vacation begins on ${day}.`,
    day => `El derecho a estas vacaciones empieza el ${day}.`,
  ],
  VACATION_OVER_BALANCE: [
    (_: string, __: string, n: number) => `Passa do saldo de ${pt(n, 'dia', 'dias')}.`,
    (_, __, n) => `It is over the balance of ${en(n, 'day', 'days')}.`,
    (_, __, n) => `Supera el saldo de ${es(n, 'día', 'días')}.`,
  ],
  VACATION_TOO_MANY_PARTS: [
    'As férias podem ter até três partes.',
    'A vacation may have up to three parts.',
    'Las vacaciones pueden tener hasta tres partes.',
  ],
  VACATION_PART_UNDER_5: [
    'Cada parte precisa ter 5 dias ou mais.',
    'Each part must have 5 days or more.',
    'Cada parte debe tener 5 días o más.',
  ],
  VACATION_NO_PART_OF_14: [
    'Uma das partes precisa ter 14 dias ou mais.',
    'One of the parts must have 14 days or more.',
    'Una de las partes debe tener 14 días o más.',
  ],
  VACATION_REST_IMPOSSIBLE: [
    'O que sobra não poderia ser gozado depois. Mude os dias.',
    'What is left could not be taken later. Change the days.',
    'Lo que queda no se podría tomar después. Cambia los días.',
  ],
  VACATION_START_ON_REST: [
    (day: string) => `${day} é dia de descanso. Comece em outro dia.`,
    day => `${day} is a rest day. Begin on another day.`,
    day => `${day} es día de descanso. Empieza otro día.`,
  ],
  VACATION_START_FORBIDDEN: [
    (day: string) => `Vem logo antes do descanso de ${day}. Comece mais cedo.`,
    day => `It comes right before the rest day ${day}. Begin earlier.`,
    day => `Va justo antes del descanso de ${day}. Empieza antes.`,
  ],
  VACATION_NOTICE: [
    (_: string, until: string, n: number) => `Peça com ${pt(n, 'dia', 'dias')} de antecedência: a partir de ${until}.`,
    (_, until, n) => `Ask ${en(n, 'day', 'days')} ahead: from ${until} on.`,
    (_, until, n) => `Pide con ${es(n, 'día', 'días')} de antelación: desde el ${until}.`,
  ],
  VACATION_OVERLAP: [
    'Já há férias ou afastamento nestes dias.',
    'There is a vacation or a leave on these days already.',
    'Ya hay vacaciones o una ausencia en estos días.',
  ],
  ALLOWANCE_LATE: [
    'O prazo para vender dias passou: o RH precisa concordar.',
    'The time to sell days is over: HR has to agree.',
    'El plazo para vender días pasó: RR. HH. debe aceptar.',
  ],
  VACATION_DOUBLE_PAY: [
    (_: string, __: string, n: number) =>
      `${pt(n, 'dia fora do prazo é pago', 'dias fora do prazo são pagos')} em dobro.`,
    (_, __, n) => `${en(n, 'day is', 'days are')} after the limit and paid double.`,
    (_, __, n) => `${es(n, 'día fuera de plazo se paga', 'días fuera de plazo se pagan')} doble.`,
  ],
  VACATION_BALANCE_UNCHECKED: [
    'O RH ainda não conferiu este saldo.',
    'HR has not checked this balance yet.',
    'RR. HH. aún no revisó este saldo.',
  ],
  ADVANCE13_MONTH: [
    'O adiantamento é pago de fevereiro a novembro.',
    'The advance is paid from February to November.',
    'El anticipo se paga de febrero a noviembre.',
  ],
  ADVANCE13_YEAR: ['Escolha um mês deste ano.', 'Choose a month of this year.', 'Elige un mes de este año.'],
  ADVANCE13_PAST: ['Este mês já passou.', 'This month is over.', 'Este mes ya pasó.'],
  ADVANCE13_CUTOFF: [
    'A folha deste mês já fechou. Escolha outro mês.',
    'Payroll of this month is closed. Choose another month.',
    'La nómina de este mes ya cerró. Elige otro mes.',
  ],
  ADVANCE13_EXISTS: [
    'Já existe um pedido de adiantamento deste ano.',
    'There is a request for an advance of this year already.',
    'Ya existe una solicitud de anticipo de este año.',
  ],
  ADVANCE13_PAID: [
    'O adiantamento deste ano já foi pago.',
    'The advance of this year was paid already.',
    'El anticipo de este año ya fue pagado.',
  ],
  ADVANCE13_NOTHING_DUE: [
    'Ainda não há 13º para adiantar.',
    'There is no 13th salary to advance yet.',
    'Aún no hay 13.º para anticipar.',
  ],
  ADVANCE13_ONLY_JANUARY: [
    'O 13º junto com as férias só se pede em janeiro. Faça um pedido separado.',
    'The 13th with the vacation is only asked for in January. Make a separate request.',
    'El 13.º con las vacaciones solo se pide en enero. Haz una solicitud aparte.',
  ],
  ADVANCE13_VACATION_MONTH: [
    'O 13º sai junto com férias que começam de fevereiro a novembro.',
    'The 13th comes with a vacation that begins from February to November.',
    'El 13.º sale con vacaciones que empiezan de febrero a noviembre.',
  ],
});
