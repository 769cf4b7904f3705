import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** An acquisition period, as workers, HR and managers read it. */
export const periodTexts = defineTexts({
  states: {
    adquirindo: ['Adquirindo', 'Acquiring', 'Adquiriendo'],
    noPrazo: ['No prazo', 'In time', 'En plazo'],
    riscoDobra: ['Perto do dobro', 'Near double pay', 'Cerca del doble'],
    dobra: ['Em dobro', 'Double pay', 'Doble'],
  },
  unchecked: ['A conferir', 'To be checked', 'Por revisar'],
  left: [
    (count: number) => `${pt(count, 'dia', 'dias')} de saldo`,
    count => `${en(count, 'day', 'days')} left`,
    count => `${es(count, 'día', 'días')} de saldo`,
  ],
  coming: [
    (count: number) => `${pt(count, 'dia', 'dias')} ao completar`,
    count => `${en(count, 'day', 'days')} when complete`,
    count => `${es(count, 'día', 'días')} al completarse`,
  ],
  acquired: [
    (from: string, until: string) => `De ${from} a ${until}`,
    (from, until) => `From ${from} to ${until}`,
    (from, until) => `Del ${from} al ${until}`,
  ],
  right: ['Direito', 'Entitlement', 'Derecho'],
  taken: ['Gozados ou marcados', 'Taken or booked', 'Tomados o marcados'],
  sold: ['Vendidos', 'Sold', 'Vendidos'],
  asked: ['Em pedidos', 'In requests', 'En solicitudes'],
  balance: ['Saldo', 'Balance', 'Saldo'],
  free: ['Livres', 'Free', 'Libres'],
  startBy: [(day: string) => `Começar até ${day}`, day => `Start by ${day}`, day => `Empezar hasta el ${day}`],
  startByLead: [
    (day: string) => `Último dia possível: ${day}. Depois disso, uma parte é paga em dobro.`,
    day => `Last lawful day: ${day}. After that a part is paid double.`,
    day => `Último día posible: ${day}. Después, una parte se paga el doble.`,
  ],
  startByAlone: [
    'Depois disso, uma parte é paga em dobro.',
    'After that a part is paid double.',
    'Después, una parte se paga el doble.',
  ],
  doubleSince: [
    (day: string) => `O prazo acabou em ${day}`,
    day => `The limit was ${day}`,
    day => `El plazo terminó el ${day}`,
  ],
  doubleLead: [
    'Os dias gozados depois do prazo são pagos em dobro.',
    'Days taken after the limit are paid double.',
    'Los días tomados después del plazo se pagan el doble.',
  ],
  acquiring: [(day: string) => `Completa em ${day}`, day => `Complete on ${day}`, day => `Se completa el ${day}`],
  sellUntil: [
    (day: string) => `Vender um terço: pedir até ${day}`,
    day => `To sell a third, ask by ${day}`,
    day => `Para vender un tercio, pedir hasta el ${day}`,
  ],
  lost: {
    faltas: [
      'Sem direito a férias: mais de 32 faltas no período.',
      'No vacation: more than 32 absences in the period.',
      'Sin vacaciones: más de 32 ausencias en el período.',
    ],
    beneficio: [
      'Sem direito a férias: mais de 180 dias de benefício do INSS.',
      'No vacation: more than 180 days of INSS benefit.',
      'Sin vacaciones: más de 180 días de prestación del INSS.',
    ],
    licenca: [
      'Sem direito a férias: mais de 30 dias de licença remunerada.',
      'No vacation: more than 30 days of paid leave.',
      'Sin vacaciones: más de 30 días de licencia remunerada.',
    ],
    paralisacao: [
      'Sem direito a férias: mais de 30 dias de paralisação paga.',
      'No vacation: more than 30 days of paid stoppage.',
      'Sin vacaciones: más de 30 días de paralización remunerada.',
    ],
  },
  absences: [
    (count: number) => pt(count, 'falta', 'faltas'),
    count => en(count, 'absence', 'absences'),
    count => es(count, 'ausencia', 'ausencias'),
  ],
  nothing: ['Nenhum período de férias.', 'No vacation period.', 'Ningún período de vacaciones.'],
});
