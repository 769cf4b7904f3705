import { defineTexts, type TextsIn } from '#kernel/base/texts.ts';
import { word } from '#kernel/base/words.ts';

/** Cases about whose an account is, for two persons of the platform. */
export const caseTexts = defineTexts({
  carta: [
    'Duas pessoas dizem que a conta é delas',
    'Two people say that the account is theirs',
    'Dos personas dicen que la cuenta es suya',
  ],
  autenticador: ['Remoção do autenticador', 'Removal of the authenticator', 'Retiro del autenticador'],
  contato: ['Troca de contato perdido', 'Replacement of a lost contact', 'Cambio de contacto perdido'],
  asked: [
    'Outra pessoa da plataforma precisa confirmar em até um dia.',
    'Another person of the platform must confirm within a day.',
    'Otra persona de la plataforma debe confirmar en un día.',
  ],
  askedMine: [
    'Só outra pessoa pode confirmar o seu pedido.',
    'Only another person can confirm what you asked.',
    'Solo otra persona puede confirmar tu pedido.',
  ],
  waits: [
    (until: string) => `Confirmado. Vale a partir de ${until}, se a pessoa não contestar.`,
    until => `Confirmed. Holds from ${until}, unless the person objects.`,
    until => `Confirmado. Vale desde ${until}, si la persona no se opone.`,
  ],
  stopped: [
    'Contestado pela pessoa. Outras duas pessoas podem pedir de novo, com motivo e provas.',
    'The person objected. Two other persons may ask anew, with reason and evidence.',
    'La persona se opuso. Otras dos personas pueden pedirlo de nuevo, con motivo y pruebas.',
  ],
  opposed: [
    'Quem usa a conta contestou. Ouça as duas empresas e decida com outra pessoa.',
    'Whoever uses the account objected. Hear both companies and decide together with another person.',
    'Quien usa la cuenta se opuso. Escucha a las dos empresas y decide con otra persona.',
  ],
  second: [
    'Uma pessoa já decidiu. Falta a sua palavra: a mesma confirma, outra começa de novo.',
    'One person has decided. Yours is missing: the same one confirms, another begins anew.',
    'Una persona ya decidió. Falta la tuya: la misma confirma, otra empieza de nuevo.',
  ],
  decided: [
    'A conta é de quem tem a carta: falta a pessoa criar a senha com ela.',
    'The account goes to the holder of the letter, who still has to set a password with it.',
    'La cuenta es de quien tiene la carta: falta que la persona cree la contraseña con ella.',
  ],
  company: ['Carta de', 'Letter of', 'Carta de'],
  newContact: ['Contato novo', 'New contact', 'Contacto nuevo'],
  askedBy: ['Pedido por', 'Asked by', 'Pedido por'],
  confirmedBy: ['Confirmado por', 'Confirmed by', 'Confirmado por'],
  reason: word.reason,
  evidence: ['Provas', 'Evidence', 'Pruebas'],
  objected: ['Contestado', 'Objected', 'Impugnado'],
  link: ['pelo link do aviso', 'by the link of the notice', 'por el enlace del aviso'],
  sessao: ['na própria conta', 'in the account itself', 'en la propia cuenta'],
  uso: ['a conta foi usada', 'the account was used', 'la cuenta fue usada'],
  proposed: ['Proposta', 'Proposed', 'Propuesta'],
  toLetter: ['a conta é de quem tem a carta', 'the holder of the letter', 'la cuenta es de quien tiene la carta'],
  toAccount: ['a conta é de quem a usa', 'whoever uses the account', 'la cuenta es de quien la usa'],
  resetTitle: [
    (name: string) => `Remover o autenticador de ${name}?`,
    name => `Remove ${name}’s authenticator?`,
    name => `¿Retirar el autenticador de ${name}?`,
  ],
  contactTitle: [
    (name: string) => `Trocar um contato perdido de ${name}?`,
    name => `Replace a lost contact of ${name}?`,
    name => `¿Cambiar un contacto perdido de ${name}?`,
  ],
  decideTitle: [
    (name: string) => `De quem é a conta de ${name}?`,
    name => `Whose is the account of ${name}?`,
    name => `¿De quién es la cuenta de ${name}?`,
  ],
  lead: [
    'Duas pessoas da plataforma, e depois um dia em que a pessoa é avisada e pode parar.',
    'Two persons of the platform, and then a day in which the person is told and may stop it.',
    'Dos personas de la plataforma, y después un día en que se avisa a la persona y puede pararlo.',
  ],
  decideLead: [
    'Vale quando outra pessoa da plataforma disser o mesmo. Até lá nada muda.',
    'It holds once another person of the platform says the same. Until then nothing changes.',
    'Vale cuando otra persona de la plataforma diga lo mismo. Hasta entonces nada cambia.',
  ],
  again: [
    'Confirme digitando o mesmo contato que a outra pessoa pediu.',
    'Confirm by typing the same contact that the other person asked for.',
    'Confirma escribiendo el mismo contacto que pidió la otra persona.',
  ],
  to: ['A conta fica com', 'The account goes to', 'La cuenta queda con'],
  letter: ['Quem tem a carta', 'The letter’s holder', 'Quien tiene la carta'],
  account: ['Quem usa a conta', 'Whoever uses it', 'Quien la usa'],
  channel: ['Contato perdido', 'Lost contact', 'Contacto perdido'],
  email: word.email,
  cellPhone: ['Celular', 'Cell phone', 'Móvil'],
  reasonHelp: ['O que aconteceu.', 'What happened.', 'Qué pasó.'],
  evidenceHelp: [
    'Como você sabe quem é: documento conferido, empresa ouvida, protocolo.',
    'How you know who it is: document checked, company heard, protocol.',
    'Cómo sabes quién es: documento revisado, empresa oída, protocolo.',
  ],
  send: ['Pedir', 'Ask', 'Pedir'],
  confirm: word.confirm,
  decide: ['Decidir', 'Decide', 'Decidir'],
  done: ['Registrado. A pessoa é avisada.', 'Recorded. The person is told.', 'Registrado. Se avisa a la persona.'],
});

export type CaseTexts = TextsIn<typeof caseTexts>;
