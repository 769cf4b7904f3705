import { defineTexts } from '#kernel/base/texts.ts';

/** Where a punch comes from, and the ways that the recorder and the days of a period share. */
export const punchTexts = defineTexts({
  sources: {
    registro: ['Pelo Crachá', 'By Crachá', 'Por Crachá'],
    arquivo: ['Relógio da empresa', 'The company’s clock', 'Reloj de la empresa'],
    quiosque: ['Quiosque', 'Kiosk', 'Quiosco'],
    fopag: ['Ponto Fopag', 'Ponto Fopag', 'Ponto Fopag'],
    tratamento: ['Incluída depois', 'Included later', 'Incluido después'],
    horario: ['Horário previsto', 'Planned hours', 'Horario previsto'],
  },
  enter: ['Lançar marcação', 'Enter a punch', 'Registrar fichaje'],
  mirror: ['Ver espelho', 'See time sheet', 'Ver hoja'],
  days: ['Dia a dia', 'Day by day', 'Día a día'],
});
