import type { Language } from '@cracha/contract/kernel/wire.ts';
import { type PlainMail, plainMail } from '#core/identity/deliver.ts';

interface Asked {
  company: string;
  job: string;
  due: string;
  link: string;
}

/** What goes to a candidate. A code and a link never travel together. */
export type CandidateMessage =
  | ({ kind: 'invitation' } & Asked)
  | ({ kind: 'returned' } & Asked)
  | { kind: 'code'; code: string };

type Words = { [K in CandidateMessage['kind']]: (message: Extract<CandidateMessage, { kind: K }>) => [string, string] };

const words: Record<Language, Words> = {
  'pt-BR': {
    invitation: ({ company, job, due, link }) => [
      `${company}: sua admissão`,
      `${company} quer contratar você como ${job}. Preencha seus dados pelo celular até ${due}:\n\n${link}\n\nVocê pode parar e continuar depois.`,
    ],
    returned: ({ company, due, link }) => [
      `${company}: falta corrigir sua admissão`,
      `${company} olhou seus dados e pede uma correção até ${due}. Veja o que mudar:\n\n${link}`,
    ],
    code: ({ code }) => [
      'Seu código para a admissão',
      `Seu código é ${code}. Ele vale por 10 minutos. Não passe este código a ninguém.`,
    ],
  },
  'en-US': {
    invitation: ({ company, job, due, link }) => [
      `${company}: your admission`,
      `${company} wants to hire you as ${job}. Fill in your data on your phone until ${due}:\n\n${link}\n\nYou can stop and go on later.`,
    ],
    returned: ({ company, due, link }) => [
      `${company}: something to correct`,
      `${company} looked at your data and asks for a correction until ${due}. See what to change:\n\n${link}`,
    ],
    code: ({ code }) => [
      'Your code for the admission',
      `Your code is ${code}. It is good for 10 minutes. Give it to nobody.`,
    ],
  },
  'es-ES': {
    invitation: ({ company, job, due, link }) => [
      `${company}: tu admisión`,
      `${company} quiere contratarte como ${job}. Completa tus datos desde el móvil hasta el ${due}:\n\n${link}\n\nPuedes parar y seguir después.`,
    ],
    returned: ({ company, due, link }) => [
      `${company}: falta corregir tu admisión`,
      `${company} revisó tus datos y pide una corrección hasta el ${due}. Mira qué cambiar:\n\n${link}`,
    ],
    code: ({ code }) => [
      'Tu código para la admisión',
      `Tu código es ${code}. Vale por 10 minutos. No se lo des a nadie.`,
    ],
  },
};

export function candidateMail(language: Language, message: CandidateMessage): PlainMail {
  const said = words[language];
  if (message.kind === 'code') return plainMail(said.code(message));
  return plainMail(message.kind === 'returned' ? said.returned(message) : said.invitation(message));
}
