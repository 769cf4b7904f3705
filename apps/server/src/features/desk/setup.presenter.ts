import type { deskSetupContract } from '@cracha/contract/features/desk/desk-setup.contract.ts';
import type { DeskField } from '@cracha/contract/features/desk/desk-setup.schemas.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import type { CannedAnswer, Category, CategoryField, Hours } from './setup.queries.ts';

type Calls = typeof deskSetupContract;

export function presentField({ key, name, type, required, options }: CategoryField): DeskField {
  return { chave: key, nome: name, tipo: type, obrigatorio: required, opcoes: options };
}

/** Who answers it is HR's to know. */
export function presentCategory(one: Category, isHr: boolean): ResponseSent<Calls['createDeskCategory']> {
  return {
    ...{ id: one.id, nome: one.name, campos: one.fields.map(presentField), sigilosa: one.confidential },
    ...{ primeiraResposta: one.firstMinutes, solucao: one.solutionMinutes, ativa: one.active, versao: one.version },
    grupo: isHr ? one.group.map(({ id, name }) => ({ id, nome: name })) : [],
  };
}

export function presentAnswer({ id, title, words, active, version }: CannedAnswer) {
  return { id, titulo: title, texto: words, ativa: active, versao: version };
}

export const presentHours = ({ hours, version }: Hours) => ({ horas: hours, versao: version });
