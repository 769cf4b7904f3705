import { defineTexts } from '#kernel/base/texts.ts';

/** Words of kits that all their screens share. */
export const kitWords = defineTexts({
  percent: [(n: number) => `${n}% pronto`, n => `${n}% done`, n => `${n}% listo`],
  states: {
    pedido: ['Pedido', 'Asked for', 'Pedido'],
    entregue: ['Para conferir', 'To check', 'Por revisar'],
    aceito: ['Aceito', 'Accepted', 'Aceptado'],
    recusado: ['Recusado', 'Refused', 'Rechazado'],
    dispensado: ['Dispensado', 'Waived', 'Dispensado'],
  },
  toSign: ['Para assinar', 'To sign', 'Para firmar'],
  page: [
    (n: number, name: string) => `Página ${n} de ${name}`,
    (n, name) => `Page ${n} of ${name}`,
    (n, name) => `Página ${n} de ${name}`,
  ],
  drawing: ['Abrindo…', 'Opening…', 'Abriendo…'],
  noPicture: ['Não deu para mostrar esta página.', 'This page could not be shown.', 'No se pudo mostrar esta página.'],
  notShown: [
    'Este arquivo não pode ser mostrado aqui. Baixe para ver.',
    'This file can’t be shown here. Download it to see it.',
    'Este archivo no se puede mostrar aquí. Descárgalo para verlo.',
  ],
  notices: {
    trabalhado: ['Trabalhado', 'Worked', 'Trabajado'],
    indenizado: ['Pago', 'Paid', 'Pagado'],
    dispensado: ['Dispensado', 'Released', 'Dispensado'],
    naoSeAplica: ['Não se aplica', 'Does not apply', 'No corresponde'],
  },
});
