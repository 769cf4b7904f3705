import {
  type AdmissionField,
  type AdmissionStep,
  admissionQuestions,
  admissionSteps,
  confirmItem,
  isAsked,
  paperItem,
  type Question,
} from '@cracha/contract/features/admission/admission-steps.ts';
import type { Own } from './own.api.ts';

/** A page of the way: one question, one paper, or one of the pages that are alone in their step. */
export interface OwnPage {
  key: string;
  step: AdmissionStep;
  /** Its number in the address of the call. */
  n: number;
  fields: readonly AdmissionField[];
  /** Of a paper its id. */
  paper?: string;
}

const questions: readonly Question[] = admissionQuestions;

/** Every page that is asked of this person, in order. */
type Asked = Pick<Own, 'campos' | 'inicio' | 'papeis' | 'confirmacoes'>;
export function pagesOf({ campos, inicio, papeis, confirmacoes }: Asked): OwnPage[] {
  const codes = (n: number): OwnPage[] =>
    confirmacoes.map(({ contato }) => ({ key: confirmItem(contato), step: 'contato', n, fields: [] }));
  return admissionSteps.flatMap((step, at): OwnPage[] => {
    const n = at + 1;
    const own = questions
      .filter(one => one.step === step && one.fields.some(name => isAsked(name, campos, inicio)))
      .flatMap(({ key, fields }) => [{ key, step, n, fields }, ...(key === 'contatos' ? codes(n) : [])]);
    if (step === 'papeis')
      return [...papeis.map(({ id }) => ({ key: paperItem(id), step, n, fields: [], paper: id })), ...own];
    return own.length > 0 ? own : [{ key: step, step, n, fields: [] }];
  });
}

/** The items that a page answers, by the names of `faltam` and `devolvidos`. */
export const itemsOf = ({ key, fields }: OwnPage): readonly string[] => (fields.length > 0 ? fields : [key]);

/** Whether a page still lacks something. */
export function lacks(page: OwnPage, faltam: readonly string[]): boolean {
  return itemsOf(page).some(item => faltam.includes(item));
}

/** Whether anything of it was told. */
export function isTold(page: OwnPage, own: Own): boolean {
  if (page.key === 'aviso') return own.aviso.aceitoEm !== null;
  const code = own.confirmacoes.find(({ contato }) => page.key === confirmItem(contato));
  if (code) return code.confirmado;
  if (page.key === 'dependentes') return own.dependentes !== null;
  if (page.paper !== undefined) return own.papeis.some(({ id, arquivos }) => id === page.paper && arquivos.length > 0);
  return page.fields.some(name => own.campos[name] !== undefined && own.campos[name] !== null);
}

/** Why a page has to be looked at again; undefined: it wasn't returned. */
export function reasonOf(page: OwnPage, { devolvidos }: Pick<Own, 'devolvidos'>): string | undefined {
  return devolvidos.find(({ campo }) => itemsOf(page).includes(campo))?.motivo;
}

/** The first page that lacks something; the notice comes before all, the end after. */
export function nextPage(pages: readonly OwnPage[], { faltam }: Pick<Own, 'faltam'>): OwnPage | undefined {
  return pages.find(page => lacks(page, faltam)) ?? pages.find(({ key }) => key === 'fim');
}
