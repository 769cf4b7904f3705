import { defineTexts } from '#kernel/base/texts.ts';

/** What the wire calls roles, levels and states, as people say it. */
export const documentTexts = defineTexts({
  role: {
    parte: ['Parte', 'Party', 'Parte'],
    representante: ['Pela empresa', 'For the company', 'Por la empresa'],
    testemunha: ['Testemunha', 'Witness', 'Testigo'],
    fiador: ['Fiador', 'Guarantor', 'Fiador'],
    responsavelLegal: ['Responsável legal', 'Legal guardian', 'Responsable legal'],
    aprovador: ['Aprovador', 'Approver', 'Aprobador'],
  },
  level: {
    simples: ['Assinatura simples', 'Simple signature', 'Firma simple'],
    avancada: ['Assinatura avançada', 'Advanced signature', 'Firma avanzada'],
    qualificada: [
      'Assinatura qualificada (ICP-Brasil)',
      'Qualified signature (ICP-Brasil)',
      'Firma cualificada (ICP-Brasil)',
    ],
  },
  state: {
    enviado: ['Enviado', 'Sent', 'Enviado'],
    visto: ['Visto', 'Seen', 'Visto'],
    aceito: ['Aceito', 'Accepted', 'Aceptado'],
    recusado: ['Recusado', 'Refused', 'Rechazado'],
    rascunho: ['Rascunho', 'Draft', 'Borrador'],
    preparando: ['Em preparo', 'Being prepared', 'En preparación'],
    aguardando: ['Aguardando assinaturas', 'Waiting for signatures', 'Esperando firmas'],
    selando: ['Recebendo o selo', 'Being sealed', 'Recibiendo el sello'],
    falhaSelo: ['Falta o selo', 'The seal is missing', 'Falta el sello'],
    concluido: ['Concluído', 'Completed', 'Concluido'],
    vencido: ['Prazo encerrado', 'Out of time', 'Plazo vencido'],
    cancelado: ['Cancelado', 'Cancelled', 'Cancelado'],
    substituido: ['Trocado por outro', 'Replaced', 'Cambiado por otro'],
  },
});
