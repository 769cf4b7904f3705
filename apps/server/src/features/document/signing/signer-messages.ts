import type { Language } from '@cracha/contract/kernel/wire.ts';
import { type PlainMail, plainMail } from '#core/identity/deliver.ts';

interface Asked {
  company: string;
  title: string;
  due: string;
  link: string;
}

/** What goes to a signer without a user. A code and a link never travel together. */
export type SignerMessage =
  | ({ kind: 'invitation' } & Asked)
  | ({ kind: 'reminder' } & Asked)
  | { kind: 'code'; code: string }
  | { kind: 'completed'; company: string; title: string; link: string }
  | { kind: 'ended'; company: string; title: string };

type Words = {
  [K in SignerMessage['kind']]: (message: Extract<SignerMessage, { kind: K }>) => [subject: string, text: string];
};

const invitation =
  (invites: string, deadline: string) =>
  ({ company, title, due, link }: { company: string; title: string; due: string; link: string }): [string, string] => [
    `${company}: ${title}`,
    `${company} ${invites}\n\n${title}\n\n${deadline} ${due}.\n\n${link}`,
  ];

const words: Record<Language, Words> = {
  'pt-BR': {
    invitation: invitation('pede a sua assinatura em um documento.', 'Leia e assine até'),
    reminder: invitation('espera a sua assinatura.', 'O prazo termina em'),
    code: ({ code }) => [
      'Seu código para o documento',
      `Seu código é ${code}. Ele vale por 10 minutos. Não passe este código a ninguém.`,
    ],
    completed: ({ company, title, link }) => [
      `Assinado: ${title}`,
      `Todos assinaram ${title}, de ${company}. Veja e guarde a sua cópia:\n${link}`,
    ],
    ended: ({ company, title }) => [
      `Não precisa mais assinar: ${title}`,
      `${company} encerrou ${title}. O link que você recebeu não vale mais.`,
    ],
  },
  'en-US': {
    invitation: invitation('asks for your signature on a document.', 'Read and sign until'),
    reminder: invitation('waits for your signature.', 'The time ends on'),
    code: ({ code }) => [
      'Your code for the document',
      `Your code is ${code}. It is good for 10 minutes. Give it to nobody.`,
    ],
    completed: ({ company, title, link }) => [
      `Signed: ${title}`,
      `Everybody signed ${title}, of ${company}. See and keep your copy:\n${link}`,
    ],
    ended: ({ company, title }) => [
      `No signature needed any more: ${title}`,
      `${company} ended ${title}. The link you got is not good any more.`,
    ],
  },
  'es-ES': {
    invitation: invitation('pide tu firma en un documento.', 'Lee y firma hasta el'),
    reminder: invitation('espera tu firma.', 'El plazo termina el'),
    code: ({ code }) => [
      'Tu código para el documento',
      `Tu código es ${code}. Vale por 10 minutos. No se lo des a nadie.`,
    ],
    completed: ({ company, title, link }) => [
      `Firmado: ${title}`,
      `Todos firmaron ${title}, de ${company}. Mira y guarda tu copia:\n${link}`,
    ],
    ended: ({ company, title }) => [
      `Ya no hace falta firmar: ${title}`,
      `${company} cerró ${title}. El enlace que recibiste ya no vale.`,
    ],
  },
};

export function signerMail(language: Language, message: SignerMessage): PlainMail {
  return plainMail(said(words[language], message));
}

function said(all: Words, message: SignerMessage): [subject: string, text: string] {
  switch (message.kind) {
    case 'code':
      return all.code(message);
    case 'completed':
      return all.completed(message);
    case 'ended':
      return all.ended(message);
    case 'invitation':
      return all.invitation(message);
    default:
      return all.reminder(message);
  }
}
