import type { ReceiptKind } from '@cracha/contract/features/receipt/receipt.schemas.ts';
import type { Language } from '@cracha/contract/kernel/wire.ts';
import { receiptWords } from './receipt-words.ts';

/** Why a message goes out: the receipt is new, or its worker or HR asked for the link. */
export type MailReason = 'published' | 'requested';

export interface MailValues {
  name: string;
  company: string;
  competence: string;
  link: string;
}

interface MailText {
  subject: string;
  text: string;
}

/** The message about a receipt: no amounts, no file, a link behind sign-in. */
export function receiptMailText(
  reason: MailReason,
  language: Language,
  kind: ReceiptKind,
  values: MailValues,
): MailText {
  // the name comes from a payroll file: a line break in it would begin a header
  const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();
  const { name, company, competence, link } = values;
  return texts[language][reason](
    { name: clean(name), company: clean(company), competence, link },
    receiptWords[language].kinds[kind],
  );
}

type Wording = (values: MailValues, kind: string) => MailText;

const texts: Record<Language, Record<MailReason, Wording>> = {
  'pt-BR': {
    published: ({ name, company, competence, link }, kind) => ({
      subject: `Recibo de ${competence} disponível`,
      text: `Olá, ${name}.\n\n${company} publicou seu recibo de ${competence} (${kind}).\n\nEntre para ver, baixar e responder:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, kind) => ({
      subject: `Seu recibo de ${competence}`,
      text: `Olá, ${name}.\n\nAqui está o link do seu recibo de ${competence} (${kind}), de ${company}. Ele abre depois de entrar:\n${link}\n\nSe não foi você que pediu, fale com o RH.\n\nCrachá`,
    }),
  },
  'en-US': {
    published: ({ name, company, competence, link }, kind) => ({
      subject: `Payslip for ${competence} available`,
      text: `Hello, ${name}.\n\n${company} published your payslip for ${competence} (${kind}).\n\nSign in to view, download and answer it:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, kind) => ({
      subject: `Your payslip for ${competence}`,
      text: `Hello, ${name}.\n\nHere is the link to your payslip for ${competence} (${kind}) from ${company}. It opens after you sign in:\n${link}\n\nIf you did not ask for it, talk to HR.\n\nCrachá`,
    }),
  },
  'es-ES': {
    published: ({ name, company, competence, link }, kind) => ({
      subject: `Recibo de ${competence} disponible`,
      text: `Hola, ${name}.\n\n${company} publicó tu recibo de ${competence} (${kind}).\n\nEntra para verlo, descargarlo y responder:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, kind) => ({
      subject: `Tu recibo de ${competence}`,
      text: `Hola, ${name}.\n\nAquí está el enlace de tu recibo de ${competence} (${kind}), de ${company}. Se abre después de entrar:\n${link}\n\nSi no lo pediste, habla con RR. HH.\n\nCrachá`,
    }),
  },
};
