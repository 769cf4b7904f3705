import type { documentContract } from '@cracha/contract/features/document/document.contract.ts';
import type { DocumentAsks } from '@cracha/contract/features/document/document-words.ts';
import type { BodySent } from '@cracha/contract/kernel/endpoint.ts';
import { type ChosenAudience, filterOf, nobody } from '#ui/choose/chosen-audience.ts';
import { isAlike } from '#ui/form/alike.ts';
import { type DocumentFieldValues, emptyFields, fieldsBody } from '../document-fields.ts';
import type { HeldFile } from '../held-files.api.ts';

/** A new document as it is typed. */
export interface NewDocumentForm extends DocumentFieldValues, ChosenAudience {
  files: readonly HeldFile[];
  message: string;
  asks: DocumentAsks;
  due: string;
  tells: boolean;
}

export const emptyForm: NewDocumentForm = {
  ...emptyFields,
  ...nobody,
  files: [],
  ...{ message: '', asks: 'nada', due: '', tells: true },
};

const sample = { ...emptyForm, files: [], people: [{ id: '', nome: '', empresa: '', matricula: '' }] };
const heldSample = { id: '', nome: '', tamanho: 0, sha256: '', avisos: [{ codigo: '' }] };

/** Whether what was kept is a form of today's shape; files stay with their sender for a day. */
export function isForm(found: unknown): found is NewDocumentForm {
  const { files, ...rest } = Object(found);
  return isAlike(sample, { ...rest, files: [] }) && isAlike([heldSample], files);
}

/** What is still missing to send it; undefined: nothing. */
export function missingIn({ files, title, asks, to, people, due }: NewDocumentForm, today: string) {
  if (files.length === 0) return 'filesFirst' as const;
  if (asks !== 'nada' && files.some(({ paginas }) => paginas === null)) return 'pagesFirst' as const;
  if (title.trim() === '') return 'titleFirst' as const;
  if (asks !== 'assinatura' && to === 'people' && people.length === 0) return 'peopleFirst' as const;
  return asks === 'ciente' && due !== '' && due <= today ? ('dueFirst' as const) : undefined;
}

type Body = BodySent<(typeof documentContract)['createDocument']>;

/** As it is sent; who signs is named afterwards. */
export function bodyOf(form: NewDocumentForm): Body {
  const { files, type, message, asks, due, tells } = form;
  const signs = asks === 'assinatura';
  return {
    ...fieldsBody(form),
    ...{ tipo: String(type), arquivos: files.map(({ id }) => id), pede: asks },
    ...(message.trim() !== '' && { mensagem: message.trim() }),
    ...(signs ? {} : { para: audienceOf(form), avisar: tells }),
    ...(!signs && due !== '' && { prazo: due }),
  };
}

function audienceOf(form: NewDocumentForm): NonNullable<Body['para']> {
  if (form.to === 'people') return { tipo: 'pessoas', ids: form.people.map(({ id }) => id) };
  return { tipo: 'filtro', filtro: filterOf(form) };
}
