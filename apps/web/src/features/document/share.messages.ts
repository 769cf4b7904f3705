import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** A link to a document behind a password. */
export const shareTexts = defineTexts({
  share: ['Link com senha', 'Link with a password', 'Enlace con contraseña'],
  print: ['Imprimir', 'Print', 'Imprimir'],
  title: ['Link com senha', 'Link with a password', 'Enlace con contraseña'],
  lead: [
    'Quem tiver o link e a senha baixa o documento como ele está agora. Mande os dois por caminhos diferentes.',
    'Whoever has the link and the password downloads the document as it is now. Send the two by different ways.',
    'Quien tenga el enlace y la contraseña descarga el documento como está ahora. Envía los dos por vías distintas.',
  ],
  days: ['Vale por quantos dias', 'Works for how many days', 'Vale por cuántos días'],
  times: ['Abre quantas vezes', 'Opens how many times', 'Se abre cuántas veces'],
  range: [(most: number) => `De 1 a ${most}`, most => `From 1 to ${most}`, most => `De 1 a ${most}`],
  make: ['Fazer o link', 'Make the link', 'Hacer el enlace'],
  once: [
    'Copie agora: a senha não aparece de novo.',
    'Copy it now: the password is not shown again.',
    'Cópiala ahora: la contraseña no se muestra otra vez.',
  ],
  link: ['Link', 'Link', 'Enlace'],
  password: ['Senha', 'Password', 'Contraseña'],
  copyLink: ['Copiar o link', 'Copy the link', 'Copiar el enlace'],
  copyPassword: ['Copiar a senha', 'Copy the password', 'Copiar la contraseña'],
  copied: ['Copiado.', 'Copied.', 'Copiado.'],
  links: ['Links deste documento', 'Links of this document', 'Enlaces de este documento'],
  states: {
    ativo: word.active,
    vencido: ['Vencido', 'Expired', 'Vencido'],
    usado: ['Usado até o fim', 'Used up', 'Usado por completo'],
    revogado: ['Cancelado', 'Revoked', 'Anulado'],
  },
  used: [
    (used: number, times: number) => `aberto ${used} de ${pt(times, 'vez', 'vezes')}`,
    (used, times) => `opened ${used} of ${en(times, 'time', 'times')}`,
    (used, times) => `abierto ${used} de ${es(times, 'vez', 'veces')}`,
  ],
  until: [(day: string) => `vale até ${day}`, day => `works until ${day}`, day => `vale hasta el ${day}`],
  revoke: ['Cancelar o link', 'Revoke the link', 'Anular el enlace'],
  revoked: ['Link cancelado.', 'Link revoked.', 'Enlace anulado.'],
});
