import type { PayrollTotal } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import { payrollTotals } from '@cracha/contract/features/time-clock/clock-setup.schemas.ts';
import type { ClockConfig, ConfigBody } from './setup.api.ts';

/** A code of the payroll file, as it is typed. */
export interface CodeForm {
  total: string;
  percentage: string;
  code: string;
}

export interface SettingsForm {
  zone: string;
  firstDay: string;
  halves: boolean;
  answer: string;
  approve: string;
  back: string;
  rules: string;
  inpi: string;
  codes: CodeForm[];
}

export function formOf(config: ClockConfig): SettingsForm {
  return {
    zone: config.zona,
    firstDay: String(config.primeiroDia),
    halves: config.meiosMeses,
    answer: String(config.diasResposta),
    approve: String(config.diasAprovacao),
    back: config.diasAtras === null ? '' : String(config.diasAtras),
    rules: config.idRegra ?? '',
    inpi: config.registroRep ?? '',
    codes: config.folha.map(({ total, percentual, codigo }) => ({
      total,
      percentage: percentual === null || percentual === undefined ? '' : String(percentual),
      code: codigo,
    })),
  };
}

export function bodyOf(form: SettingsForm, versao: number): ConfigBody {
  return {
    zona: form.zone,
    primeiroDia: Number(form.firstDay),
    meiosMeses: form.halves,
    diasResposta: Number(form.answer),
    diasAprovacao: Number(form.approve),
    diasAtras: form.back.trim() === '' ? null : Number(form.back),
    idRegra: form.rules || null,
    registroRep: form.inpi.trim() || null,
    folha: form.codes.flatMap(({ total, percentage, code }) => {
      const known = totalOf(total);
      return known
        ? [{ total: known, percentual: percentage.trim() === '' ? null : Number(percentage), codigo: code.trim() }]
        : [];
    }),
    versao,
  };
}

const within = (text: string, least: number, most: number) =>
  /^\d{1,3}$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;

/** What of it can't be saved. */
export function lacksIn(form: SettingsForm): 'wrongNumber' | 'codeFirst' | undefined {
  const numbers =
    within(form.firstDay, 1, 28) &&
    within(form.answer, 1, 31) &&
    within(form.approve, 1, 31) &&
    (form.back.trim() === '' || within(form.back, 1, 366)) &&
    /^\d{0,17}$/.test(form.inpi.trim());
  if (!numbers) return 'wrongNumber';
  const codes = form.codes.every(
    ({ total, percentage, code }) =>
      totalOf(total) && code.trim() !== '' && (percentage.trim() === '' || within(percentage, 0, 400)),
  );
  return codes ? undefined : 'codeFirst';
}

/** Totals that go to no line of the payroll file. */
export function uncodedIn(form: SettingsForm): PayrollTotal[] {
  return payrollTotals.filter(total => !form.codes.some(one => one.total === total && one.code.trim() !== ''));
}

function totalOf(word: string): PayrollTotal | undefined {
  return payrollTotals.find(total => total === word);
}
