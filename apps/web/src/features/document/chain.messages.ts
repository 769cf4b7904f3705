import { defineTexts } from '#kernel/base/texts.ts';

/** What a row of the chain tells, in words; `who` may be empty. */
export const chainTexts = defineTexts({
  somebody: ['alguém', 'somebody', 'alguien'],
  kinds: {
    criado: [() => 'Documento criado', () => 'Document made', () => 'Documento creado'],
    preparado: [() => 'Documento preparado', () => 'Document prepared', () => 'Documento preparado'],
    enviado: [
      (who: string) => (who ? `Convite enviado a ${who}` : 'Enviado'),
      who => (who ? `Invitation sent to ${who}` : 'Sent'),
      who => (who ? `Invitación enviada a ${who}` : 'Enviado'),
    ],
    entregue: [
      (who: string) => `Mensagem a ${who} entregue`,
      who => `Message to ${who} handed over`,
      who => `Mensaje a ${who} entregado`,
    ],
    devolvido: [
      (who: string) => `O servidor devolveu a mensagem a ${who}`,
      who => `The server sent back the message to ${who}`,
      who => `El servidor devolvió el mensaje a ${who}`,
    ],
    aberto: [(who: string) => `${who} abriu`, who => `${who} opened it`, who => `${who} lo abrió`],
    pagina: [(who: string) => `${who} leu uma página`, who => `${who} read a page`, who => `${who} leyó una página`],
    lido: [
      (who: string) => `${who} leu até o fim`,
      who => `${who} read to the end`,
      who => `${who} leyó hasta el final`,
    ],
    ciente: [
      (who: string) => `${who} disse que está ciente`,
      who => `${who} acknowledged it`,
      who => `${who} dijo que está al tanto`,
    ],
    codigoEnviado: [
      (who: string) => `Código enviado a ${who}`,
      who => `Code sent to ${who}`,
      who => `Código enviado a ${who}`,
    ],
    codigoCerto: [
      (who: string) => `${who} acertou o código`,
      who => `${who} gave the right code`,
      who => `${who} acertó el código`,
    ],
    codigoErrado: [
      (who: string) => `${who} errou o código`,
      who => `${who} gave a wrong code`,
      who => `${who} falló el código`,
    ],
    assinou: [(who: string) => `${who} assinou`, who => `${who} signed`, who => `${who} firmó`],
    recusou: [(who: string) => `${who} recusou`, who => `${who} refused`, who => `${who} rechazó`],
    lembrado: [
      (who: string) => (who ? `Lembrete a ${who}` : 'Lembrete enviado'),
      who => (who ? `Reminder to ${who}` : 'Reminder sent'),
      who => (who ? `Recordatorio a ${who}` : 'Recordatorio enviado'),
    ],
    contatoMudado: [
      (who: string) => `Contato de ${who} corrigido`,
      who => `${who}'s contact corrected`,
      who => `Contacto de ${who} corregido`,
    ],
    estendido: [() => 'Prazo novo', () => 'New deadline', () => 'Plazo nuevo'],
    cancelado: [() => 'Cancelado', () => 'Canceled', () => 'Cancelado'],
    substituido: [() => 'Substituído por outro', () => 'Replaced by another', () => 'Sustituido por otro'],
    selando: [() => 'Todos assinaram', () => 'All have signed', () => 'Todos firmaron'],
    selado: [() => 'Selo e carimbo do tempo', () => 'Seal and time stamp', () => 'Sello y marca de tiempo'],
    falhaSelo: [() => 'O selo falhou', () => 'Sealing failed', () => 'Falló el sello'],
    conferido: [() => 'Conferido por alguém', () => 'Checked by somebody', () => 'Comprobado por alguien'],
    baixado: [
      (who: string) => `${who || 'Alguém'} baixou`,
      who => `${who || 'Somebody'} downloaded it`,
      who => `${who || 'Alguien'} lo descargó`,
    ],
    aceitou: [(who: string) => `${who} aceitou`, who => `${who} accepted it`, who => `${who} lo aceptó`],
    versao: [() => 'Versão nova', () => 'New version', () => 'Versión nueva'],
  },
});
