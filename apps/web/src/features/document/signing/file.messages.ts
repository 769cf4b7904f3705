import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const fileTexts = defineTexts({
  gone: ['Arquivo não encontrado', 'File not found', 'Archivo no encontrado'],
  goneLead: [
    'O link pode ter vencido, ou o documento é de outra empresa.',
    'The link may have ended, or the document is of another company.',
    'El enlace puede haber vencido, o el documento es de otra empresa.',
  ],
  otherGroup: ['Trocar de grupo de acesso', 'Change the access group', 'Cambiar de grupo de acceso'],
  back: word.back,
  notSealed: [
    'O arquivo fica pronto depois que todos assinarem.',
    'The file is ready after everybody has signed.',
    'El archivo queda listo después de que todos firmen.',
  ],
  notPrepared: [
    'O documento ainda está sendo preparado.',
    'The document is still being prepared.',
    'El documento aún se está preparando.',
  ],
  events: ['O que aconteceu', 'What happened', 'Qué pasó'],
  event: {
    criado: ['Documento criado', 'Document made', 'Documento creado'],
    preparado: ['Documento preparado', 'Document prepared', 'Documento preparado'],
    enviado: ['Convite enviado', 'Invitation sent', 'Invitación enviada'],
    entregue: ['Mensagem entregue', 'Message delivered', 'Mensaje entregado'],
    devolvido: ['Mensagem devolvida', 'Message returned', 'Mensaje devuelto'],
    aberto: ['Documento aberto', 'Document opened', 'Documento abierto'],
    pagina: ['Página lida', 'Page read', 'Página leída'],
    lido: ['Lido até o fim', 'Read to the end', 'Leído hasta el final'],
    codigoEnviado: ['Código enviado', 'Code sent', 'Código enviado'],
    codigoCerto: ['Código certo', 'Right code', 'Código correcto'],
    codigoErrado: ['Código errado', 'Wrong code', 'Código incorrecto'],
    assinou: ['Assinou', 'Signed', 'Firmó'],
    recusou: ['Não quis assinar', 'Refused to sign', 'No quiso firmar'],
    lembrado: ['Lembrete enviado', 'Reminder sent', 'Recordatorio enviado'],
    contatoMudado: ['Contato corrigido', 'Contact corrected', 'Contacto corregido'],
    estendido: ['Prazo estendido', 'More time given', 'Plazo ampliado'],
    cancelado: ['Pedido cancelado', 'Request cancelled', 'Pedido cancelado'],
    substituido: ['Trocado por outro documento', 'Replaced by another document', 'Cambiado por otro documento'],
    selando: ['Todos assinaram, selo pedido', 'Everybody signed, seal asked for', 'Todos firmaron, sello pedido'],
    selado: ['Documento selado', 'Document sealed', 'Documento sellado'],
    falhaSelo: [
      'O selo falhou, tentamos de novo',
      'The seal failed, we try again',
      'El sello falló, lo intentamos de nuevo',
    ],
    conferido: ['Documento conferido', 'Document checked', 'Documento comprobado'],
    baixado: ['Documento baixado', 'Document downloaded', 'Documento descargado'],
  },
  platform: ['Crachá', 'Crachá', 'Crachá'],
});
