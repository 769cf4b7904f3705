import type { managerContract } from '@cracha/contract/features/identity/manager.contract.ts';
import type { ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import { maskCellPhone, maskEmail, maskedCpf } from '#core/identity/contact-mask.ts';
import type { Actor } from '#kernel/http/actor.ts';
import { actsOn } from './manager.policy.ts';
import type { Manager, ScopeRow } from './manager.queries.ts';
import type { Cover, Seat } from './manager-cover.queries.ts';

type Calls = typeof managerContract;
type Row = ResponseSent<Calls['managers']>['items'][number];
type Record = ResponseSent<Calls['manager']>;

export function presentManager(actor: Actor, manager: Manager, covers: readonly Cover[]): Row {
  const cover = covers.find(one => one.membership_id === manager.id && one.now);
  return {
    id: manager.id,
    idUsuario: manager.person_id,
    nome: manager.name,
    cpf: maskedCpf(manager.cpf),
    situacao: manager.state,
    ativo: manager.enabled,
    pessoas: manager.people,
    todas: manager.all_companies && manager.all_workers,
    substituto: cover?.substitute ?? null,
    proprio: manager.mine,
    can: actsOn(actor, manager),
  };
}

export interface Beside {
  scope: readonly ScopeRow[];
  covers: readonly Cover[];
  seats: readonly Seat[];
}

export function presentRecord(actor: Actor, manager: Manager, { scope, covers, seats }: Beside): Record {
  const row = presentManager(actor, manager, covers);
  return {
    ...row,
    email: manager.email && maskEmail(manager.email),
    celular: manager.cell_phone && maskCellPhone(manager.cell_phone),
    idPerfil: manager.profile_id,
    perfil: manager.profile,
    veSalario: manager.permissions.includes('GestorRemuneracaoVisualizar'),
    escopo: {
      todas: row.todas,
      empresas: scope.flatMap(({ company_id: id, department, employment_id, everyone, enabled, company, people }) =>
        id && department === null && employment_id === null && everyone && enabled
          ? [{ id, nome: company ?? '', pessoas: people }]
          : [],
      ),
      lotacoes: scope.flatMap(({ company_id: id, department, company, people }) =>
        id && department !== null ? [{ idEmpresa: id, empresa: company ?? '', nome: department, pessoas: people }] : [],
      ),
      trabalhadores: scope.flatMap(({ employment_id: id, worker, company }) =>
        id ? [{ id, nome: worker ?? '', empresa: company ?? '' }] : [],
      ),
    },
    coberturas: covers.map(cover => ({
      id: cover.id,
      gestor: cover.manager,
      substituto: cover.substitute,
      de: cover.from_day,
      ate: cover.until_day,
      tipos: cover.kinds,
      agora: cover.now,
      can: cover.membership_id === manager.id && row.can.includes('cobertura') ? ['encerrar'] : [],
    })),
    aprovacoes: seats.map(({ profile, step, position }) => ({ perfil: profile, etapa: step, posicao: position })),
  };
}
