import { defineTexts, en, es, pt } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Pages for who holds a link: a package behind a password, a document on paper. */
export const openingTexts = defineTexts({
  title: ['Arquivos para você', 'Files for you', 'Archivos para ti'],
  lead: [
    'Digite a senha que você recebeu por outro caminho.',
    'Type the password that reached you another way.',
    'Escribe la contraseña que recibiste por otra vía.',
  ],
  password: ['Senha', 'Password', 'Contraseña'],
  open: word.open,
  passwordFirst: ['Digite a senha', 'Type the password', 'Escribe la contraseña'],
  wrong: [
    'Senha errada. Confira e tente de novo.',
    'Wrong password. Check it and try again.',
    'Contraseña incorrecta. Revísala e inténtalo de nuevo.',
  ],
  expired: ['Este link expirou', 'This link has expired', 'Este enlace ha caducado'],
  expiredLead: [
    'Peça um link novo a quem mandou.',
    'Ask whoever sent it for a new one.',
    'Pide un enlace nuevo a quien lo mandó.',
  ],
  files: [
    (count: number) => pt(count, 'arquivo', 'arquivos'),
    count => en(count, 'file', 'files'),
    count => es(count, 'archivo', 'archivos'),
  ],
  until: [
    (day: string) => `O link vale até ${day}`,
    day => `The link works until ${day}`,
    day => `El enlace vale hasta el ${day}`,
  ],
  left: [
    (count: number) =>
      count === 0 ? 'Esta foi a última vez que ele abre' : `Ele ainda abre ${count} ${count === 1 ? 'vez' : 'vezes'}`,
    count => (count === 0 ? 'It opens no more after this' : `It opens ${count} more ${count === 1 ? 'time' : 'times'}`),
    count =>
      count === 0 ? 'Esta fue la última vez que se abre' : `Se abre ${count} ${count === 1 ? 'vez' : 'veces'} más`,
  ],
  take: word.download,
  minutes: [
    'Baixe nos próximos 10 minutos.',
    'Download within the next 10 minutes.',
    'Descarga en los próximos 10 minutos.',
  ],
  printTitle: ['Imprimir', 'Print', 'Imprimir'],
  nothing: ['Nada para imprimir', 'Nothing to print', 'Nada para imprimir'],
  nothingLead: [
    'Abra o documento e peça para imprimir de lá.',
    'Open the document and ask to print it from there.',
    'Abre el documento y pide imprimirlo desde allí.',
  ],
  preparing: [
    (done: number, all: number) => `Preparando a página ${done} de ${all}`,
    (done, all) => `Preparing page ${done} of ${all}`,
    (done, all) => `Preparando la página ${done} de ${all}`,
  ],
  again: ['Imprimir', 'Print', 'Imprimir'],
  page: [
    (n: number, all: number) => `Página ${n} de ${all}`,
    (n, all) => `Page ${n} of ${all}`,
    (n, all) => `Página ${n} de ${all}`,
  ],
  hash: ['Resumo SHA-256', 'SHA-256 digest', 'Resumen SHA-256'],
});
