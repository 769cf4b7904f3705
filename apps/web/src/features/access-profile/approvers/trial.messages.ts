import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

/** Approver profiles tried out, for HR. */
export const trialTexts = defineTexts({
  open: ['Testar', 'Try out', 'Probar'],
  title: ['Testar os perfis aprovadores', 'Try the approver profiles out', 'Probar los perfiles aprobadores'],
  lead: [
    'Veja quem decidiria um pedido. Nada é enviado.',
    'See who would decide a request. Nothing is sent.',
    'Mira quién decidiría una solicitud. No se envía nada.',
  ],
  kind: ['Pedido de', 'Request for', 'Solicitud de'],
  days: ['Dias de férias', 'Days of vacation', 'Días de vacaciones'],
  on: ['Enviado em', 'Sent on', 'Enviada el'],
  act: ['Ver o caminho', 'See the route', 'Ver el camino'],
  workerFirst: ['Escolha o trabalhador.', 'Choose the worker.', 'Elige al trabajador.'],
  daysFirst: ['Escreva os dias.', 'Write the days.', 'Escribe los días.'],
  noProfile: [
    'Nenhum perfil serve: quem decide é o RH',
    'No profile fits: HR decides',
    'Ningún perfil sirve: decide RR. HH.',
  ],
  noFlow: [
    'Empresa sem fluxo: quem decide é o RH',
    'Company without flow: HR decides',
    'Empresa sin flujo: decide RR. HH.',
  ],
  seats: [
    (names: string, needs: number, seats: number) =>
      seats > 1 ? `${names}: ${pt(needs, 'aprovação basta', 'aprovações')}` : names,
    (names, needs, seats) => (seats > 1 ? `${names}: ${en(needs, 'approval is enough', 'approvals')}` : names),
    (names, needs, seats) => (seats > 1 ? `${names}: ${es(needs, 'aprobación basta', 'aprobaciones')}` : names),
  ],
  may: [
    (names: string) => `Podem decidir nesse dia: ${names}`,
    names => `May decide on that day: ${names}`,
    names => `Pueden decidir ese día: ${names}`,
  ],
  follow: [
    (names: string) => `Só acompanham: ${names}`,
    names => `Only follow: ${names}`,
    names => `Solo acompañan: ${names}`,
  ],
  until: [(day: string) => `Prazo: ${day}`, day => `Deadline: ${day}`, day => `Plazo: ${day}`],
  within: [
    (days: number) => `Prazo: ${pt(days, 'dia útil', 'dias úteis')}`,
    days => `Deadline: ${en(days, 'working day', 'working days')}`,
    days => `Plazo: ${es(days, 'día hábil', 'días hábiles')}`,
  ],
});
