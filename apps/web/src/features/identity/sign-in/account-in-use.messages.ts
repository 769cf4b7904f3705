import { defineTexts } from '#kernel/base/texts.ts';

/** A letter while somebody uses the account. */
export const accountInUseTexts = defineTexts({
  title: ['Você já tem conta', 'You already have an account', 'Ya tienes una cuenta'],
  lead: [
    'A carta vale. Entre na sua conta e o código abre os documentos desta empresa.',
    'The letter is good. Sign in to your account and the code opens this company’s documents.',
    'La carta vale. Entra en tu cuenta y el código abre los documentos de esta empresa.',
  ],
  signIn: ['Entrar e usar o código', 'Sign in and use the code', 'Entrar y usar el código'],
  recover: ['Esqueci a senha', 'I forgot my password', 'Olvidé la contraseña'],
  other: ['Tem carta de outra empresa?', 'Do you have another company’s letter?', '¿Tienes carta de otra empresa?'],
  otherLead: [
    'Com as cartas de todas as suas empresas você cria outra senha agora.',
    'With the letters of all your companies you set another password now.',
    'Con las cartas de todas tus empresas creas otra contraseña ahora.',
  ],
  otherCode: ['Código da outra carta', 'Code of the other letter', 'Código de la otra carta'],
  otherAct: ['Usar as cartas', 'Use the letters', 'Usar las cartas'],
  lost: ['Não consigo mais entrar', 'I can’t sign in any more', 'Ya no puedo entrar'],
  lostLead: [
    'Pedimos 72 horas. Quem usa a conta é avisado e pode contestar. Sem contestação, esta carta cria outra senha e todas as outras formas de entrar acabam.',
    'We wait 72 hours. Whoever uses the account is told and can object. If nobody does, this letter sets another password and every other way in ends.',
    'Esperamos 72 horas. Quien usa la cuenta es avisado y puede oponerse. Si nadie se opone, esta carta crea otra contraseña y todas las otras formas de entrar terminan.',
  ],
  ask: ['Pedir a conta', 'Ask for the account', 'Pedir la cuenta'],
  waits: ['Pedido feito', 'Requested', 'Solicitud hecha'],
  waitsLead: [
    (until: string) =>
      `Volte com a mesma carta depois de ${until}. Não use a conta até lá: o uso conta como contestação.`,
    until =>
      `Come back with the same letter after ${until}. Don’t use the account until then: using it counts as an objection.`,
    until =>
      `Vuelve con la misma carta después de ${until}. No uses la cuenta hasta entonces: usarla cuenta como oposición.`,
  ],
  opposed: ['Alguém contestou', 'Somebody objected', 'Alguien se opuso'],
  opposedLead: [
    'Duas pessoas da administração do Crachá decidem com as provas das empresas. Fale com o RH e guarde a carta.',
    'Two people of Crachá’s administration decide with the companies’ evidence. Talk to HR and keep the letter.',
    'Dos personas de la administración de Crachá deciden con las pruebas de las empresas. Habla con RR. HH. y guarda la carta.',
  ],
});
