import type { AccessLetterTexts } from './access-letter.messages.ts';

export const texts: AccessLetterTexts = {
  title: 'Primer acceso',
  lead: 'Copia el código de la carta que te entregó RR. HH.',
  code: 'Código de la carta',
  codeHelp: 'Diez letras y números, como K7P2M-Q9XDT.',
  cpf: 'CPF',
  born: 'Fecha de nacimiento',
  bornHelp: 'Día, mes y año, como 17/04/1990.',
  bornWrong: 'Fecha inválida. Escribe día, mes y año.',
  go: 'Continuar',
  checking: 'Comprobando',
  missing: fields => `Falta: ${fields}`,
  failed: 'Los datos no coinciden',
  failedLead:
    'Revisa el código, el CPF y la fecha de nacimiento. Si la carta tiene más de 30 días, pide otra a RR. HH.',
  hasPassword: 'Ya tengo contraseña',
};
