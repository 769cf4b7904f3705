import { defineTexts } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

export const accessLetterTexts = defineTexts({
  title: ['Primeiro acesso', 'First access', 'Primer acceso'],
  lead: [
    'Copie o código da carta que o RH entregou a você.',
    'Copy the code of the letter that HR gave you.',
    'Copia el código de la carta que te entregó RR. HH.',
  ],
  code: ['Código da carta', 'Code of the letter', 'Código de la carta'],
  codeHelp: [
    'Dez letras e números, como K7P2M-Q9XDT.',
    'Ten letters and digits, such as K7P2M-Q9XDT.',
    'Diez letras y números, como K7P2M-Q9XDT.',
  ],
  cpf: word.cpf,
  born: ['Data de nascimento', 'Date of birth', 'Fecha de nacimiento'],
  bornHelp: [
    'Dia, mês e ano, como 17/04/1990.',
    'Day, month and year, such as 17/04/1990.',
    'Día, mes y año, como 17/04/1990.',
  ],
  bornWrong: [
    'Data inválida. Escreva dia, mês e ano.',
    'Invalid date. Write day, month and year.',
    'Fecha inválida. Escribe día, mes y año.',
  ],
  go: ['Continuar', 'Go on', 'Continuar'],
  checking: ['Conferindo', 'Checking', 'Comprobando'],
  missing: [(fields: string) => `Falta: ${fields}`, fields => `Missing: ${fields}`, fields => `Falta: ${fields}`],
  failed: ['Os dados não conferem', 'The details do not match', 'Los datos no coinciden'],
  failedLead: [
    'Veja o código, o CPF e a data de nascimento. Se a carta tem mais de 30 dias, peça outra ao RH.',
    'Check the code, the CPF and the date of birth. If the letter is older than 30 days, ask HR for another.',
    'Revisa el código, el CPF y la fecha de nacimiento. Si la carta tiene más de 30 días, pide otra a RR. HH.',
  ],
  hasPassword: ['Já tenho senha', 'I already have a password', 'Ya tengo contraseña'],
});
