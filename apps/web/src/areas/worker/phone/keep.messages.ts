import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';

export const keepTexts = defineTexts({
  title: ['Guardar neste celular', 'Keep on this phone', 'Guardar en este celular'],
  lead: [
    'Seus últimos 12 recibos e o último informe de rendimentos abrem mesmo sem internet. Ficam cifrados, só neste aparelho.',
    'Your last 12 payslips and last income statement open even offline. They are encrypted, on this device only.',
    'Tus últimos 12 recibos y el último certificado de ingresos se abren incluso sin conexión. Quedan cifrados, solo en este aparato.',
  ],
  ends: [
    'Somem quando você sai da conta, ou 30 dias depois da última atualização. Não ligue no celular de outra pessoa.',
    "They go when you sign out, or 30 days after the last update. Don't turn this on on somebody else's phone.",
    'Se borran cuando cierras sesión, o 30 días después de la última actualización. No lo actives en el celular de otra persona.',
  ],
  hint: ['Leia seus recibos sem internet', 'Read your payslips offline', 'Lee tus recibos sin conexión'],
  later: ['Agora não', 'Not now', 'Ahora no'],
  keeping: ['Guardando', 'Keeping', 'Guardando'],
  kept: [
    (receipts: number, statement: boolean) =>
      `${pt(receipts, 'recibo', 'recibos')}${statement ? ' e o informe de rendimentos' : ''}`,
    (receipts, statement) => `${en(receipts, 'payslip', 'payslips')}${statement ? ' and the income statement' : ''}`,
    (receipts, statement) => `${es(receipts, 'recibo', 'recibos')}${statement ? ' y el certificado de ingresos' : ''}`,
  ],
  since: [
    (what: string, when: string) => `Guardado: ${what} · atualizado em ${when}`,
    (what, when) => `Kept: ${what} · updated on ${when}`,
    (what, when) => `Guardado: ${what} · actualizado el ${when}`,
  ],
  gone: [
    'Nada mais está guardado neste celular',
    'Nothing is kept on this phone any more',
    'Ya no hay nada guardado en este celular',
  ],
  failed: [
    'Não deu para guardar neste celular. Tente de novo mais tarde.',
    'This phone could not keep them. Try again later.',
    'No se pudo guardar en este celular. Inténtalo más tarde.',
  ],
});
