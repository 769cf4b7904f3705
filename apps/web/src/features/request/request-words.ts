import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { fieldsTexts } from '#kernel/record/fields.messages.ts';
import type { Tone } from '#ui/base/Status.tsx';
import type { Request, RequestRow } from './request.api.ts';
import { requestTexts } from './request-words.messages.ts';

const tones: Record<RequestRow['status'], Tone> = {
  enviada: 'brand',
  pendente: 'warn',
  aprovada: 'ok',
  negada: 'bad',
  finalizada: 'neutral',
  cancelada: 'neutral',
};

/** Its state in words and colour: what waits for somebody comes before the state itself. */
export function useRequestState(): (row: RequestRow) => { tone: Tone; text: string } {
  const t = useTexts(requestTexts);
  const { int } = useFormats();
  return row => {
    if (row.aguardaAjuste) return { tone: 'warn', text: t.change };
    if (row.efeitoFalhou) return { tone: 'bad', text: t.failed };
    if (row.emProcessamento) return { tone: 'brand', text: t.processing };
    if (row.status === 'pendente' && row.etapa !== null && row.etapas > 1)
      return { tone: 'warn', text: t.step(int(row.etapa), int(row.etapas)) };
    return { tone: tones[row.status], text: t.states[row.status] };
  };
}

/** What is asked, in one line. */
export function useSummary(): (row: Pick<RequestRow, 'resumo' | 'tipo'>) => string {
  const t = useTexts(requestTexts);
  const { competence, dayShort } = useFormats();
  const nameOf = useRegistrationNames();
  return ({ tipo, resumo: { valores } }) => {
    const text = (name: string) => String(valores[name] ?? '');
    if (tipo === 'ferias') return t.vacation(Number(valores.dias), dayShort(text('inicio')), dayShort(text('fim')));
    if (tipo === 'adiantamento13') return competence(Number(valores.mes), Number(valores.ano));
    if (tipo === 'alteracaoCadastral') return text('nome') || nameOf(text('campo'));
    if (tipo === 'beneficio') return benefitSaid(t.benefitActs, text('acao'), text('beneficio'));
    if (tipo === 'ponto') return t.ofDay(dayShort(text('data')));
    return text('assunto');
  };
}

/** What is done with which benefit. */
export function benefitSaid(words: Record<string, (plan: string) => string>, act: string, plan: string): string {
  return words[act]?.(plan) ?? plan;
}

/** What of a record is to change; of what a manager doesn't read nothing more than that it is the record. */
export function useRegistrationNames(): (field: string) => string {
  const t = useTexts(requestTexts);
  const names = new Map([...Object.entries(useTexts(fieldsTexts)), ...Object.entries(t.wholes)]);
  return field => names.get(field) ?? t.types.alteracaoCadastral;
}

/** Who sits in a step: a group in the reader's words, a person as they are called. */
export function useSeatName(): (name: string) => string {
  const groups = new Map(Object.entries(useTexts(requestTexts).groups));
  return name => groups.get(name) ?? name;
}

/** The weekday of a day, in words. */
export function useWeekday(): (day: string) => string {
  const words = new Intl.DateTimeFormat(useLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return day => words.format(new Date(day));
}

/** A field of what was asked, as text; undefined: it has none. */
export function asked({ dados }: Pick<Request, 'dados'>, name: string): string | undefined {
  const value = dados[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Who covers, by name. */
export function coverOf({ dados: { cobertura } }: Pick<Request, 'dados'>): string | undefined {
  if (typeof cobertura !== 'object' || cobertura === null || !('nome' in cobertura)) return undefined;
  return typeof cobertura.nome === 'string' && cobertura.nome !== '' ? cobertura.nome : undefined;
}
