import type { Language } from '@cracha/contract/kernel/wire.ts';

/** What is said about one's own access: a code, a link, or that something changed. */
export type IdentityMessage =
  | { kind: 'code'; code: string }
  | { kind: 'recoveryCode'; code: string }
  | { kind: 'recoveryLink'; link: string }
  | { kind: 'invitation'; link: string }
  | { kind: 'claim'; company: string; code: string; link: string }
  | { kind: 'accountCase'; what: 'letter' | 'authenticator' | 'contact'; until: string; link: string | null }
  | { kind: 'helpAnswer'; text: string }
  | { kind: 'bankChange'; company: string; due: string; link: string }
  | { kind: 'filesShown'; company: string; total: number; link: string }
  | { kind: 'accessGranted' }
  | { kind: 'authenticatorRemovalAsked' }
  | { kind: 'authenticatorRemoved' }
  | { kind: 'passwordChanged' }
  | { kind: 'provisionalPasswordIssued' }
  | { kind: 'twoFactorActivated' }
  | { kind: 'twoFactorReset' }
  | { kind: 'recoveryCodesRenewed' }
  | { kind: 'contactChanged' }
  | { kind: 'passkeyCreated' }
  | { kind: 'passkeyRemoved' }
  | { kind: 'passkeySuspended' }
  | { kind: 'linkAccepted' }
  | { kind: 'machineLinkMade' }
  | { kind: 'contactReplacementAsked' }
  | { kind: 'contactReplaced' }
  | { kind: 'tokenReused' };

interface Words {
  hello: (name: string) => string;
  notYou: string;
  code: (code: string) => string;
  codeSubject: string;
  recoveryCode: (code: string) => string;
  recoveryLink: (link: string) => string;
  recoverySubject: string;
  invitation: (link: string) => string;
  invitationSubject: string;
  claimSubject: string;
  claim: (claim: { company: string; code: string; link: string }) => string;
  caseSubject: string;
  case: Record<'letter' | 'authenticator' | 'contact', (until: string) => string>;
  caseStops: (link: string) => string;
  caseUnstoppable: string;
  helpAnswerSubject: string;
  bankChangeSubject: string;
  bankChange: (change: { company: string; due: string; link: string }) => string;
  filesShownSubject: string;
  filesShown: (shown: { company: string; total: number; link: string }) => string;
  changes: Record<
    Exclude<
      IdentityMessage['kind'],
      | 'code'
      | 'recoveryCode'
      | 'recoveryLink'
      | 'invitation'
      | 'claim'
      | 'accountCase'
      | 'helpAnswer'
      | 'bankChange'
      | 'filesShown'
    >,
    { subject: string; text: string }
  >;
}

/** An SMS: one or two sentences, no link but a recovery's or an invitation's. */
export function identitySmsText(language: Language, message: IdentityMessage): string {
  const words = texts[language];
  return `Crachá: ${bodyOf(words, language, message)}`;
}

const asWritten: ReadonlySet<IdentityMessage['kind']> = new Set(['claim', 'helpAnswer', 'bankChange', 'filesShown']);

export function identityMailText(
  language: Language,
  name: string,
  message: IdentityMessage,
): { subject: string; text: string } {
  const words = texts[language];
  const subject = subjectOf(words, message);
  // the name comes from a payroll file: a line break in it would begin a paragraph of somebody else's words
  const greeting = words.hello(name.replace(/\p{Cc}+/gu, ' ').trim());
  const body = bodyOf(words, language, message);
  // in an SMS the same words follow a colon; what begins with a company's name or is somebody's own stays as it is
  const begun = asWritten.has(message.kind) ? body : body.charAt(0).toUpperCase() + body.slice(1);
  return { subject, text: `${greeting}\n\n${begun}\n\n${words.notYou}\n\nCrachá` };
}

function subjectOf(words: Words, message: IdentityMessage): string {
  if (message.kind === 'code') return words.codeSubject;
  if (message.kind === 'recoveryCode' || message.kind === 'recoveryLink') return words.recoverySubject;
  if (message.kind === 'invitation') return words.invitationSubject;
  if (message.kind === 'claim') return words.claimSubject;
  if (message.kind === 'accountCase') return words.caseSubject;
  if (message.kind === 'helpAnswer') return words.helpAnswerSubject;
  if (message.kind === 'bankChange') return words.bankChangeSubject;
  if (message.kind === 'filesShown') return words.filesShownSubject;
  return words.changes[message.kind].subject;
}

function bodyOf(words: Words, language: Language, message: IdentityMessage): string {
  if (message.kind === 'code') return words.code(message.code);
  if (message.kind === 'recoveryCode') return words.recoveryCode(message.code);
  if (message.kind === 'recoveryLink') return words.recoveryLink(message.link);
  if (message.kind === 'invitation') return words.invitation(message.link);
  if (message.kind === 'claim') return words.claim(message);
  if (message.kind === 'accountCase') return caseText(words, language, message);
  if (message.kind === 'helpAnswer') return message.text;
  if (message.kind === 'bankChange') return words.bankChange(message);
  if (message.kind === 'filesShown') return words.filesShown(message);
  return words.changes[message.kind].text;
}

function caseText(
  words: Words,
  language: Language,
  { what, until, link }: Extract<IdentityMessage, { kind: 'accountCase' }>,
): string {
  const at = new Date(until).toLocaleString(language, {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return `${words.case[what](at)} ${link ? words.caseStops(link) : words.caseUnstoppable}`;
}

const texts: Record<Language, Words> = {
  'pt-BR': {
    hello: name => `Olá, ${name}.`,
    notYou: 'Se não foi você, fale com o RH. Ninguém do Crachá pede seu código ou sua senha.',
    codeSubject: 'Seu código do Crachá',
    code: code => `seu código é ${code}. Ele vale por 10 minutos.`,
    recoverySubject: 'Nova senha do Crachá',
    recoveryCode: code => `seu código para criar uma nova senha é ${code}. Ele vale por 10 minutos.`,
    recoveryLink: link => `Crie sua nova senha por este link. Ele vale por 30 minutos e uma vez só:\n${link}`,
    invitationSubject: 'Seu convite para o Crachá',
    claimSubject: 'Uma empresa convidou você',
    claim: ({ company, code, link }) =>
      `${company} diz que você trabalha lá. Entre na sua conta e aceite com o código ${code}, ou recuse:\n${link}`,
    caseSubject: 'Alguém diz que a sua conta é dele',
    case: {
      letter: until =>
        `alguém com uma carta do RH pediu a sua conta do Crachá. Se ninguém contestar até ${until}, a carta cria uma nova senha.`,
      authenticator: until =>
        `duas pessoas da administração do Crachá vão remover o autenticador da sua conta em ${until}.`,
      contact: until => `duas pessoas da administração do Crachá vão trocar um contato da sua conta em ${until}.`,
    },
    caseStops: link => `Não foi você que pediu? Abra este link e pare agora:\n${link}`,
    caseUnstoppable: 'Não foi você que pediu? Entre na sua conta e conteste.',
    helpAnswerSubject: 'Resposta do suporte do Crachá',
    filesShownSubject: 'Documento novo no Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} enviou a você ${total === 1 ? 'um documento' : `${total} documentos`}. Entre para ver:\n${link}`,
    bankChangeSubject: 'Sua conta de pagamento vai mudar',
    bankChange: ({ company, due, link }) =>
      `${company} pediu para trocar a conta em que você recebe. A troca vale a partir de ${due}. Não foi você? Entre e recuse:\n${link}`,
    invitation: link =>
      `Há um convite para você no Crachá. Crie sua senha por este link. Ele vale por 7 dias e uma vez só:\n${link}`,
    changes: {
      machineLinkMade: {
        subject: 'Link de entrada feito na máquina',
        text: 'alguém com acesso ao servidor do Crachá fez um link para criar outra senha da sua conta. Se não foi você, avise já quem cuida do servidor.',
      },
      linkAccepted: {
        subject: 'Você aceitou um vínculo',
        text: 'um vínculo com uma empresa foi aceito na sua conta. As outras sessões foram encerradas.',
      },
      contactReplacementAsked: {
        subject: 'Pedido para trocar um contato',
        text: 'alguém da administração do Crachá pediu para trocar um contato perdido da sua conta. Outra pessoa ainda precisa confirmar.',
      },
      contactReplaced: {
        subject: 'Contato trocado',
        text: 'um contato da sua conta foi trocado por duas pessoas da administração do Crachá.',
      },
      tokenReused: {
        subject: 'Uma sessão foi encerrada',
        text: 'a sua sessão foi usada em dois lugares ao mesmo tempo e por isso foi encerrada. Se não foi você, troque a senha.',
      },
      accessGranted: {
        subject: 'Novo acesso no Crachá',
        text: 'você ganhou um novo papel no Crachá. Entre como sempre para usar.',
      },
      authenticatorRemovalAsked: {
        subject: 'Pedido para remover seu autenticador',
        text: 'alguém da administração do Crachá pediu para remover o autenticador da sua conta. Outra pessoa ainda precisa confirmar. Se você não perdeu o seu, avise já.',
      },
      authenticatorRemoved: {
        subject: 'Autenticador removido',
        text: 'o autenticador da sua conta foi removido por duas pessoas da administração do Crachá. Na próxima entrada você cadastra outro.',
      },
      passwordChanged: {
        subject: 'Sua senha mudou',
        text: 'sua senha foi trocada e as outras sessões foram encerradas.',
      },
      provisionalPasswordIssued: {
        subject: 'Senha provisória emitida',
        text: 'o RH ou o suporte emitiu uma senha provisória para você. Na próxima entrada você cria a sua.',
      },
      twoFactorActivated: {
        subject: 'Autenticador ativado',
        text: 'a entrada em duas etapas foi ativada na sua conta.',
      },
      twoFactorReset: {
        subject: 'Autenticador removido',
        text: 'o autenticador da sua conta foi removido com um código enviado a um contato seu. Outro precisa ser cadastrado.',
      },
      recoveryCodesRenewed: {
        subject: 'Códigos reserva novos',
        text: 'novos códigos reserva foram gerados para a sua conta. Os anteriores não valem mais.',
      },
      contactChanged: { subject: 'Seu contato mudou', text: 'um contato da sua conta foi trocado.' },
      passkeyCreated: {
        subject: 'Chave de acesso criada',
        text: 'uma chave de acesso (digital, rosto ou código do aparelho) foi criada para a sua conta.',
      },
      passkeyRemoved: { subject: 'Chave de acesso removida', text: 'uma chave de acesso da sua conta foi removida.' },
      passkeySuspended: {
        subject: 'Chave de acesso suspensa',
        text: 'uma chave de acesso da sua conta pode ter sido copiada e não entra mais. Remova-a em Minha conta e crie outra.',
      },
    },
  },
  'en-US': {
    hello: name => `Hello, ${name}.`,
    notYou: 'If it was not you, talk to HR. Nobody at Crachá asks for your code or your password.',
    codeSubject: 'Your Crachá code',
    code: code => `your code is ${code}. It is good for 10 minutes.`,
    recoverySubject: 'New Crachá password',
    recoveryCode: code => `your code to create a new password is ${code}. It is good for 10 minutes.`,
    recoveryLink: link => `Create your new password with this link. It is good for 30 minutes, once only:\n${link}`,
    invitationSubject: 'Your Crachá invitation',
    claimSubject: 'A company invited you',
    claim: ({ company, code, link }) =>
      `${company} says that you work there. Sign in and accept with the code ${code}, or refuse:\n${link}`,
    caseSubject: 'Somebody says your account is theirs',
    case: {
      letter: until =>
        `somebody with a letter from HR asked for your Crachá account. If nobody objects until ${until}, the letter sets a new password.`,
      authenticator: until =>
        `two people of Crachá's administration will remove your account's authenticator on ${until}.`,
      contact: until => `two people of Crachá's administration will replace a contact of your account on ${until}.`,
    },
    caseStops: link => `Didn't you ask for it? Open this link and stop it now:\n${link}`,
    caseUnstoppable: "Didn't you ask for it? Sign in and object.",
    helpAnswerSubject: 'Answer from Crachá support',
    filesShownSubject: 'New document in Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} sent you ${total === 1 ? 'a document' : `${total} documents`}. Sign in to see:\n${link}`,
    bankChangeSubject: 'The account you are paid to will change',
    bankChange: ({ company, due, link }) =>
      `${company} asked to change the account you are paid to. It takes effect on ${due}. Not you? Sign in and refuse it:\n${link}`,
    invitation: link =>
      `You were invited to Crachá. Create your password with this link. It is good for 7 days, once only:\n${link}`,
    changes: {
      machineLinkMade: {
        subject: 'Sign-in link made on the machine',
        text: "somebody with access to Crachá's server made a link to set another password of your account. If it wasn't you, tell whoever looks after the server at once.",
      },
      linkAccepted: {
        subject: 'You accepted a link',
        text: 'a link to a company was accepted in your account. The other sessions were ended.',
      },
      contactReplacementAsked: {
        subject: 'Request to replace a contact',
        text: "somebody of Crachá's administration asked to replace a lost contact of your account. Another person still has to confirm.",
      },
      contactReplaced: {
        subject: 'Contact replaced',
        text: "a contact of your account was replaced by two people of Crachá's administration.",
      },
      tokenReused: {
        subject: 'A session was ended',
        text: "your session was used in two places at once and was therefore ended. If it wasn't you, change your password.",
      },
      accessGranted: {
        subject: 'New access at Crachá',
        text: 'you were given a new role at Crachá. Sign in as always to use it.',
      },
      authenticatorRemovalAsked: {
        subject: 'Somebody asked to remove your authenticator',
        text: "somebody at Crachá's administration asked to remove the authenticator of your account. Another person must confirm it. If you did not lose yours, tell us at once.",
      },
      authenticatorRemoved: {
        subject: 'Authenticator removed',
        text: "the authenticator of your account was removed by two people of Crachá's administration. At the next sign-in you register another one.",
      },
      passwordChanged: {
        subject: 'Your password changed',
        text: 'your password was changed and the other sessions were ended.',
      },
      provisionalPasswordIssued: {
        subject: 'Provisional password issued',
        text: 'HR or support issued a provisional password for you. At the next sign-in you create your own.',
      },
      twoFactorActivated: {
        subject: 'Authenticator activated',
        text: 'two-step sign-in was activated for your account.',
      },
      twoFactorReset: {
        subject: 'Authenticator removed',
        text: 'the authenticator of your account was removed with a code sent to one of your contacts. Another one must be registered.',
      },
      recoveryCodesRenewed: {
        subject: 'New recovery codes',
        text: 'new recovery codes were made for your account. The former ones no longer work.',
      },
      contactChanged: { subject: 'Your contact changed', text: 'a contact of your account was changed.' },
      passkeyCreated: {
        subject: 'Passkey created',
        text: 'a passkey (fingerprint, face or the device’s code) was created for your account.',
      },
      passkeyRemoved: { subject: 'Passkey removed', text: 'a passkey of your account was removed.' },
      passkeySuspended: {
        subject: 'Passkey suspended',
        text: 'a passkey of your account may have been copied and lets nobody in any more. Remove it in My account and create another.',
      },
    },
  },
  'es-ES': {
    hello: name => `Hola, ${name}.`,
    notYou: 'Si no fuiste tú, habla con RR. HH. Nadie de Crachá pide tu código ni tu contraseña.',
    codeSubject: 'Tu código de Crachá',
    code: code => `tu código es ${code}. Vale 10 minutos.`,
    recoverySubject: 'Nueva contraseña de Crachá',
    recoveryCode: code => `tu código para crear una contraseña nueva es ${code}. Vale 10 minutos.`,
    recoveryLink: link => `Crea tu contraseña nueva con este enlace. Vale 30 minutos y una sola vez:\n${link}`,
    invitationSubject: 'Tu invitación a Crachá',
    claimSubject: 'Una empresa te invitó',
    claim: ({ company, code, link }) =>
      `${company} dice que trabajas allí. Entra en tu cuenta y acepta con el código ${code}, o rechaza:\n${link}`,
    caseSubject: 'Alguien dice que tu cuenta es suya',
    case: {
      letter: until =>
        `alguien con una carta de RR. HH. pidió tu cuenta de Crachá. Si nadie se opone hasta ${until}, la carta crea una nueva contraseña.`,
      authenticator: until =>
        `dos personas de la administración de Crachá van a retirar el autenticador de tu cuenta el ${until}.`,
      contact: until =>
        `dos personas de la administración de Crachá van a cambiar un contacto de tu cuenta el ${until}.`,
    },
    caseStops: link => `¿No lo pediste tú? Abre este enlace y páralo ahora:\n${link}`,
    caseUnstoppable: '¿No lo pediste tú? Entra en tu cuenta y oponte.',
    helpAnswerSubject: 'Respuesta del soporte de Crachá',
    filesShownSubject: 'Documento nuevo en Crachá',
    filesShown: ({ company, total, link }) =>
      `${company} te envió ${total === 1 ? 'un documento' : `${total} documentos`}. Entra para verlo:\n${link}`,
    bankChangeSubject: 'Tu cuenta de pago va a cambiar',
    bankChange: ({ company, due, link }) =>
      `${company} pidió cambiar la cuenta en la que cobras. El cambio vale desde ${due}. ¿No fuiste tú? Entra y recházalo:\n${link}`,
    invitation: link =>
      `Te invitaron a Crachá. Crea tu contraseña con este enlace. Vale 7 días y una sola vez:\n${link}`,
    changes: {
      machineLinkMade: {
        subject: 'Enlace de acceso hecho en la máquina',
        text: 'alguien con acceso al servidor de Crachá hizo un enlace para crear otra contraseña de tu cuenta. Si no fuiste tú, avisa ya a quien cuida el servidor.',
      },
      linkAccepted: {
        subject: 'Aceptaste un vínculo',
        text: 'se aceptó en tu cuenta un vínculo con una empresa. Las otras sesiones se cerraron.',
      },
      contactReplacementAsked: {
        subject: 'Solicitud para cambiar un contacto',
        text: 'alguien de la administración de Crachá pidió cambiar un contacto perdido de tu cuenta. Otra persona todavía debe confirmar.',
      },
      contactReplaced: {
        subject: 'Contacto cambiado',
        text: 'dos personas de la administración de Crachá cambiaron un contacto de tu cuenta.',
      },
      tokenReused: {
        subject: 'Se cerró una sesión',
        text: 'tu sesión se usó en dos lugares a la vez y por eso se cerró. Si no fuiste tú, cambia la contraseña.',
      },
      accessGranted: {
        subject: 'Nuevo acceso en Crachá',
        text: 'tienes un nuevo papel en Crachá. Entra como siempre para usarlo.',
      },
      authenticatorRemovalAsked: {
        subject: 'Pedido para retirar tu autenticador',
        text: 'alguien de la administración de Crachá pidió retirar el autenticador de tu cuenta. Otra persona debe confirmarlo. Si no perdiste el tuyo, avisa ya.',
      },
      authenticatorRemoved: {
        subject: 'Autenticador retirado',
        text: 'dos personas de la administración de Crachá retiraron el autenticador de tu cuenta. Al entrar de nuevo registras otro.',
      },
      passwordChanged: {
        subject: 'Tu contraseña cambió',
        text: 'tu contraseña fue cambiada y las demás sesiones se cerraron.',
      },
      provisionalPasswordIssued: {
        subject: 'Contraseña provisional emitida',
        text: 'RR. HH. o soporte emitió una contraseña provisional para ti. En la próxima entrada creas la tuya.',
      },
      twoFactorActivated: { subject: 'Autenticador activado', text: 'la entrada en dos pasos se activó en tu cuenta.' },
      twoFactorReset: {
        subject: 'Autenticador retirado',
        text: 'el autenticador de tu cuenta fue retirado con un código enviado a un contacto tuyo. Hay que registrar otro.',
      },
      recoveryCodesRenewed: {
        subject: 'Códigos de reserva nuevos',
        text: 'se generaron nuevos códigos de reserva para tu cuenta. Los anteriores ya no valen.',
      },
      contactChanged: { subject: 'Tu contacto cambió', text: 'un contacto de tu cuenta fue cambiado.' },
      passkeyCreated: {
        subject: 'Llave de acceso creada',
        text: 'se creó una llave de acceso (huella, rostro o código del aparato) para tu cuenta.',
      },
      passkeyRemoved: { subject: 'Llave de acceso retirada', text: 'se retiró una llave de acceso de tu cuenta.' },
      passkeySuspended: {
        subject: 'Llave de acceso suspendida',
        text: 'una llave de acceso de tu cuenta puede haber sido copiada y ya no entra. Retírala en Mi cuenta y crea otra.',
      },
    },
  },
};
