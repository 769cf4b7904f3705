import type { Language } from '@cracha/contract/kernel/wire.ts';
import type { Category } from '#core/receipt/category.ts';
import { kindWire } from '#core/receipt/receipt-kind.ts';
import { receiptWords } from './receipt-words.ts';

/** Why a message goes out: the receipt is new, or its worker or HR asked for the link. */
export type MailReason = 'published' | 'requested';

export interface MailValues {
  name: string;
  company: string;
  competence: string;
  link: string;
  /** The PDF comes with the message. */
  attached?: boolean;
}

interface MailText {
  subject: string;
  text: string;
}

interface Mailed {
  category: Category;
  kind: string;
  title: string | null;
}

/** The message about a payslip, benefit or statement: no amounts, a link behind sign-in. */
export function receiptMailText(reason: MailReason, language: Language, mailed: Mailed, values: MailValues): MailText {
  const { name, company, competence, link, attached } = values;
  const kind = mailed.category === 1 ? receiptWords[language].kinds[kindWire(mailed.kind)] : mailed.title;
  const named = { what: nouns[language][mailed.category], more: kind ? ` (${clean(kind)})` : '' };
  return texts[language][reason]({ name: clean(name), company: clean(company), competence, link, attached }, named);
}

/** The same in few words: a message of 160 characters costs once. */
export function receiptSmsText(language: Language, { category }: Pick<Mailed, 'category'>, values: MailValues): string {
  const company = clean(values.company).slice(0, 40).trimEnd();
  return smsTexts[language](company, `${nouns[language][category]} ${values.competence}`, values.link);
}

const smsTexts: Record<Language, (company: string, what: string, link: string) => string> = {
  'pt-BR': (company, what, link) => `${company} publicou seu ${what}: ${link}`,
  'en-US': (company, what, link) => `${company} published your ${what}: ${link}`,
  'es-ES': (company, what, link) => `${company} publicó tu ${what}: ${link}`,
};

/** A name comes from a payroll file: a line break in it would begin a header. */
function clean(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

const nouns: Record<Language, Record<Category, string>> = {
  'pt-BR': { 1: 'recibo', 2: 'benefício', 3: 'informe de rendimentos', 6: 'ficha de registro', 7: 'espelho de ponto' },
  'en-US': { 1: 'payslip', 2: 'benefit', 3: 'income statement', 6: 'employee record', 7: 'time sheet' },
  'es-ES': { 1: 'recibo', 2: 'beneficio', 3: 'certificado de ingresos', 6: 'ficha de registro', 7: 'hoja de fichajes' },
};

function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type Wording = (values: MailValues, document: { what: string; more: string }) => MailText;

const texts: Record<Language, Record<MailReason, Wording>> = {
  'pt-BR': {
    published: ({ name, company, competence, link, attached }, { what, more }) => ({
      subject: `${begun(what)} de ${competence} disponível`,
      text: `Olá, ${name}.\n\n${company} publicou seu ${what} de ${competence}${more}.${attached ? ' O PDF está anexado.' : ''}\n\nEntre para ver, baixar e responder:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, { what, more }) => ({
      subject: `Seu ${what} de ${competence}`,
      text: `Olá, ${name}.\n\nAqui está o link do seu ${what} de ${competence}${more}, de ${company}. Ele abre depois de entrar:\n${link}\n\nSe não foi você que pediu, fale com o RH.\n\nCrachá`,
    }),
  },
  'en-US': {
    published: ({ name, company, competence, link, attached }, { what, more }) => ({
      subject: `${begun(what)} for ${competence} available`,
      text: `Hello, ${name}.\n\n${company} published your ${what} for ${competence}${more}.${attached ? ' The PDF is attached.' : ''}\n\nSign in to view, download and answer it:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, { what, more }) => ({
      subject: `Your ${what} for ${competence}`,
      text: `Hello, ${name}.\n\nHere is the link to your ${what} for ${competence}${more} from ${company}. It opens after you sign in:\n${link}\n\nIf you did not ask for it, talk to HR.\n\nCrachá`,
    }),
  },
  'es-ES': {
    published: ({ name, company, competence, link, attached }, { what, more }) => ({
      subject: `${begun(what)} de ${competence} disponible`,
      text: `Hola, ${name}.\n\n${company} publicó tu ${what} de ${competence}${more}.${attached ? ' El PDF está adjunto.' : ''}\n\nEntra para verlo, descargarlo y responder:\n${link}\n\nCrachá`,
    }),
    requested: ({ name, company, competence, link }, { what, more }) => ({
      subject: `Tu ${what} de ${competence}`,
      text: `Hola, ${name}.\n\nAquí está el enlace de tu ${what} de ${competence}${more}, de ${company}. Se abre después de entrar:\n${link}\n\nSi no lo pediste, habla con RR. HH.\n\nCrachá`,
    }),
  },
};
