import { answerRefusal } from '@cracha/contract/features/desk/desk-answers.ts';
import type { DeskOption, TicketForm } from './desk.api.ts';

export interface Typed {
  employment: string;
  category: string;
  subject: string;
  message: string;
  /** By the key of the category's field. */
  answers: Record<string, string>;
  /** The payslip it is about. */
  receipt: string;
}

export const nothingTyped: Typed = { employment: '', category: '', subject: '', message: '', answers: {}, receipt: '' };

export type Category = DeskOption['categorias'][number];

/** The employment that is meant, and its category. */
export function chosenOf(typed: Typed, options: readonly DeskOption[]): { option?: DeskOption; category?: Category } {
  const option = options.find(({ idVinculo }) => idVinculo === typed.employment) ?? options[0];
  const category = option?.categorias.find(({ id }) => id === typed.category);
  return { ...(option && { option }), ...(category && { category }) };
}

/** The word of what is still missing; undefined: it can be sent. */
export function lackIn(typed: Typed, category: Category | undefined) {
  if (!category) return 'pickCategory';
  if (category.campos.some(field => answerRefusal(field, typed.answers[field.chave]))) return 'fillAnswers';
  if (typed.subject.trim().length < 3) return 'writeSubject';
  return typed.message.trim().length < 10 ? 'writeMessage' : undefined;
}

export function formOf(typed: Typed, option: Pick<DeskOption, 'idVinculo'>, category: Category): TicketForm {
  const asked = category.campos.flatMap(({ chave }) => {
    const value = typed.answers[chave]?.trim();
    return value ? [[chave, value] as const] : [];
  });
  return {
    ...{ idVinculo: option.idVinculo, idCategoria: category.id },
    ...{ assunto: typed.subject.trim(), mensagem: typed.message.trim() },
    ...(asked.length > 0 && { campos: Object.fromEntries(asked) }),
    ...(typed.receipt !== '' && { idRecibo: typed.receipt }),
  };
}

/** What was kept may be of an older form. */
export function isTyped(kept: unknown): kept is Typed {
  if (typeof kept !== 'object' || kept === null || !('answers' in kept)) return false;
  const texts = ['employment', 'category', 'subject', 'message', 'receipt'] as const;
  return (
    texts.every(name => name in kept && typeof Reflect.get(kept, name) === 'string') &&
    typeof kept.answers === 'object' &&
    kept.answers !== null
  );
}
