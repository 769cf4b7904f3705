import { rulesDefinition, scheduleDefinition } from '@cracha/contract/features/time-clock/clock-definition.schemas.ts';
import { clockSetupContract } from '@cracha/contract/features/time-clock/clock-setup.contract.ts';
import type { BodyOf, ResponseSent } from '@cracha/contract/kernel/endpoint.ts';
import * as z from 'zod/mini';
import { weekMinutes } from '#core/clock/month/schedule-days.ts';
import { dayFrom } from '#kernel/day.ts';
import { groupOf } from '#kernel/http/by.ts';
import { type Routes, routes } from '#kernel/http/handler.ts';
import type { Enqueue } from '#kernel/jobs/jobs.ts';
import { addHoliday, type HolidayRow, holidaysIn, removeHoliday } from './holidays.ts';
import { assignRules, changeRuleSet, createRuleSet } from './rule-sets.ts';
import { scheduleWarnings } from './schedule-check.ts';
import { assignSchedule, type Chosen, changeSchedule, createWorkSchedule } from './schedules.ts';
import { type ClockSetting, type JustificationKind, justificationKindsOf } from './settings.queries.ts';
import {
  addJustificationKind,
  changeClockSetting,
  changeJustificationKind,
  clockSetting,
  type KindForm,
  zonesOf,
} from './settings.ts';
import { type RuleSet, ruleSetsOf, type WorkSchedule, workSchedulesOf } from './setup.queries.ts';

type Calls = typeof clockSetupContract;

/** What the clock goes by. */
export function clockSetupRoutes({ enqueue }: { enqueue: Enqueue }): Routes {
  return routes(clockSetupContract, {
    workSchedules: async ({ tx, by }) => (await workSchedulesOf(tx, groupOf(by))).map(presentSchedule),
    createWorkSchedule: async ({ tx, by, body }) => ({
      id: await createWorkSchedule(tx, by, { name: body.nome, document: body.definicao }),
    }),
    changeWorkSchedule: async ({ tx, by, body: { id, nome, definicao, versao } }) => ({
      id: await changeSchedule(tx, by, { id, version: versao, name: nome, document: definicao }),
    }),
    assignSchedule: async ({ tx, by, body }) => ({
      total: await assignSchedule(tx, enqueue, by, {
        ...{ chosen: chosenIn(body), scheduleId: body.idHorario, fromDay: body.aPartirDe },
        pretend: body.simular === true,
      }),
    }),
    ruleSets: async ({ tx, by }) => (await ruleSetsOf(tx, groupOf(by))).map(presentRules),
    createRuleSet: async ({ tx, by, body: { nome, tipo, aPartirDe, definicao } }) => ({
      id: await createRuleSet(tx, by, { name: nome, kind: setKinds[tipo], fromDay: aPartirDe, document: definicao }),
    }),
    addRuleVersion: async ({ tx, by, body: { id, nome, tipo, aPartirDe, definicao } }) => ({
      id: await changeRuleSet(tx, enqueue, by, {
        ...{ id, name: nome, kind: tipo && setKinds[tipo], fromDay: aPartirDe, document: definicao },
      }),
    }),
    assignRules: async ({ tx, by, body }) => ({
      total: await assignRules(tx, enqueue, by, {
        ...{ chosen: chosenIn(body), setId: body.idRegra, fromDay: body.aPartirDe },
        pretend: body.simular === true,
      }),
    }),
    holidays: async ({ tx, by, query }) =>
      (await holidaysIn(tx, by, query.ano ?? Number(dayFrom().slice(0, 4)), query.idEmpresa)).map(presentHoliday),
    createHoliday: async ({ tx, by, body: { idEmpresa, dia, nome, tipo } }) => ({
      id: await addHoliday(tx, enqueue, by, {
        companyId: idEmpresa ?? null,
        day: dia,
        name: nome,
        kind: holidayKinds[tipo],
      }),
    }),
    removeHoliday: ({ tx, by, params }) => removeHoliday(tx, enqueue, by, params.id),
    justificationKinds: async ({ tx, actor }) => (await justificationKindsOf(tx, actor.accessGroupId)).map(presentKind),
    createJustificationKind: async ({ tx, by, body }) => ({
      id: await addJustificationKind(tx, by, { ...kindIn(body), name: body.nome, effect: body.efeito }),
    }),
    changeJustificationKind: async ({ tx, by, body: { id, ...form } }) => ({
      id: await changeJustificationKind(tx, by, id, kindIn(form)),
    }),
    clockConfig: async ({ tx, by, params }) => presentSetting(await clockSetting(tx, by, params.idEmpresa)),
    saveClockConfig: async ({ tx, by, params, body }) =>
      presentSetting(await changeClockSetting(tx, enqueue, by, params.idEmpresa, settingIn(body))),
  });
}

const setKinds = { acordo: 'agreement', individual: 'individual', empresa: 'company' } as const;
const setWords = { agreement: 'acordo', individual: 'individual', company: 'empresa' } as const;
const holidayKinds = {
  nacional: 'national',
  estadual: 'state',
  municipal: 'city',
  empresa: 'company',
  facultativo: 'optional',
} as const;
const holidayWords = {
  national: 'nacional',
  state: 'estadual',
  city: 'municipal',
  company: 'empresa',
  optional: 'facultativo',
} as const;
const clockKinds = { pdf: 'pdf', manual: 'manual', recorder: 'registro', payroll: 'fopag' } as const;

function chosenIn({ idVinculos, filtro }: Pick<BodyOf<Calls['assignSchedule']>, 'idVinculos' | 'filtro'>): Chosen {
  const filter = filtro && {
    ...{ companyId: filtro.idEmpresa, department: filtro.lotacao, client: filtro.tomador },
    ...{ scheduleId: filtro.idHorario, search: filtro.pesquisa },
  };
  return { ids: idVinculos, filter };
}

function kindIn(form: Partial<BodyOf<Calls['createJustificationKind']>>): Partial<KindForm> {
  const { nome, efeito, saude, exigeArquivo, ativo, ordem } = form;
  const all = { name: nome, effect: efeito, medical: saude, needs_file: exigeArquivo, active: ativo, position: ordem };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function settingIn(form: BodyOf<Calls['saveClockConfig']>) {
  return {
    ...{ zone: form.zona, first_day: form.primeiroDia, half_months: form.meiosMeses, answer_days: form.diasResposta },
    ...{
      approval_days: form.diasAprovacao,
      days_back: form.diasAtras,
      rule_set_id: form.idRegra,
      rep_number: form.registroRep,
    },
    payroll_codes: form.folha?.map(({ total, percentual = null, codigo }) => ({ total, percentual, codigo })),
    version: form.versao,
  };
}

function presentSchedule(one: WorkSchedule): ResponseSent<Calls['workSchedules']>[number] {
  return {
    id: one.id,
    nome: one.name,
    definicao: z.parse(scheduleDefinition, one.document),
    versao: one.version,
    pessoas: one.people,
    minutosSemana: weekMinutes(one.document),
    avisos: scheduleWarnings(one.document).map(({ day, code }) => ({ codigo: code, dia: day })),
    criadoEm: one.made_at.toISOString(),
  };
}

function presentRules({ id, name, kind, people, versions }: RuleSet): ResponseSent<Calls['ruleSets']>[number] {
  return {
    id,
    nome: name,
    tipo: setWords[kind],
    pessoas: people,
    versoes: versions.map(one => ({
      id: one.id,
      aPartirDe: one.from_day,
      definicao: z.parse(rulesDefinition, one.document),
      criadaEm: new Date(one.made_at).toISOString(),
    })),
  };
}

function presentHoliday({ id, company_id, day, name, kind }: HolidayRow): ResponseSent<Calls['holidays']>[number] {
  return { id, idEmpresa: company_id, dia: day, nome: name, tipo: holidayWords[kind] };
}

function presentKind(one: JustificationKind): ResponseSent<Calls['justificationKinds']>[number] {
  return {
    ...{ id: one.id, nome: one.name, efeito: one.effect, saude: one.medical, exigeArquivo: one.needs_file },
    ...{ ativo: one.active, ordem: one.position, emUso: one.in_use },
  };
}

function presentSetting(one: ClockSetting): ResponseSent<Calls['clockConfig']> {
  const { zone, usual } = zonesOf(one);
  return {
    ...{ idEmpresa: one.company_id, tipoPonto: clockKinds[one.time_clock_kind], zona: zone, zonaPadrao: usual },
    ...{ primeiroDia: one.first_day, meiosMeses: one.half_months, diasResposta: one.answer_days },
    ...{ diasAprovacao: one.approval_days, diasAtras: one.days_back, idRegra: one.rule_set_id },
    ...{ registroRep: one.rep_number, folha: one.payroll_codes, versao: one.version },
  };
}
