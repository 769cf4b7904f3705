import type { ApproverForm, ApproverProfile, ApproverStep } from './approver-profile.api.ts';
import type { ApproversTexts } from './approvers.messages.ts';

export type Condition = NonNullable<ApproverForm['condicoes']>[number];

/** The words of a condition, one or several. */
export function wordsOf({ valor }: Condition): string[] {
  return [valor].flat().filter(one => typeof one === 'string');
}

/** One that names nothing would never hold. */
function isEmpty({ valor }: Condition): boolean {
  return Array.isArray(valor) && valor.length === 0;
}

export function newStep(name: string): ApproverStep {
  return { nome: name, aprovadores: ['gestor'], precisa: 1, prazoDias: 3, semGestor: 'rh', condicoes: [] };
}

/** A form of a profile there is, or of a new one. */
export function formOf(present: ApproverProfile | undefined, order: number, step: string): ApproverForm {
  if (!present)
    return { nome: '', ordem: order, ativo: true, tipos: [], empresas: null, condicoes: [], etapas: [newStep(step)] };
  const { nome, ordem, ativo, tipos, empresas, condicoes, etapas } = present;
  return { nome, ordem, ativo, tipos, empresas, condicoes, etapas };
}

/** What is still missing, in words. */
export function missingIn(form: ApproverForm, t: ApproversTexts): string[] {
  return [
    ...(form.nome.trim() ? [] : [t.name.toLowerCase()]),
    ...(form.tipos.length > 0 ? [] : [t.kinds.toLowerCase()]),
    ...(form.empresas?.length === 0 ? [t.companies.toLowerCase()] : []),
    ...(form.condicoes?.some(isEmpty) ? [t.conditionWords] : []),
    ...form.etapas.flatMap((step, index) => [
      ...(step.condicoes?.some(isEmpty) ? [t.conditionWordsOf(index + 1)] : []),
      ...(step.nome.trim() ? [] : [`${t.stepName.toLowerCase()} (${index + 1})`]),
      ...(step.aprovadores.length > 0 ? [] : [t.seatOf(index + 1)]),
    ]),
  ];
}

/** The same list with one of it replaced, or taken out. */
export function replaced<T>(list: readonly T[], index: number, next: T | undefined): T[] {
  return next === undefined ? list.filter((_, at) => at !== index) : list.map((one, at) => (at === index ? next : one));
}

/** One step earlier. */
export function movedUp<T>(list: readonly T[], index: number): T[] {
  const moved = [...list];
  const [one] = moved.splice(index, 1);
  if (one !== undefined) moved.splice(Math.max(0, index - 1), 0, one);
  return moved;
}

/** `gestor` → `gestor:2` → `gestor:3`: the next level above that has no seat yet. */
export function nextLevel(approvers: readonly string[]): string | undefined {
  return ['gestor:2', 'gestor:3', 'gestor:4', 'gestor:5'].find(level => !approvers.includes(level));
}
