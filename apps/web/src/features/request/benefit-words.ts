import { useFormats } from '#kernel/base/formats.ts';
import { useLanguage } from '#kernel/base/language.ts';
import { useTexts } from '#kernel/base/texts.ts';
import { benefitTexts } from './benefit.messages.ts';

interface Priced {
  parte: { tipo: 'fixa' | 'percentual'; valor: number };
  /** Null: the salary isn't known. */
  valor: number | null;
}

/** What a benefit costs the worker: money where it is known, else the part of the salary. */
export function useCost(): (plan: Priced) => string {
  const t = useTexts(benefitTexts);
  const { money } = useFormats();
  const percents = new Intl.NumberFormat(useLanguage(), { style: 'percent', maximumFractionDigits: 2 });
  return ({ parte, valor }) => {
    if (parte.valor === 0 || valor === 0) return t.free;
    return valor === null ? t.ofSalary(percents.format(parte.valor / 10_000)) : t.aMonth(money(valor));
  };
}

export interface NamedDependant {
  nome: string;
  cpf: string;
}

/** The dependants of a request, as far as its reader is told. */
export function dependantsIn(value: unknown): NamedDependant[] {
  return Array.isArray(value)
    ? value.flatMap(one => {
        const { nome, cpf } = Object(one);
        return typeof nome === 'string' && typeof cpf === 'string' ? [{ nome, cpf }] : [];
      })
    : [];
}
