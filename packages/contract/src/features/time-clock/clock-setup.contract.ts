import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { affected, id, idOf, idParams, yearText } from '../../kernel/wire.ts';
import * as s from './clock-setup.schemas.ts';

type Act = 'Criar' | 'Visualizar' | 'Editar' | 'Deletar';
const setsRules = (act: Act) =>
  ({
    roles: ['RH'],
    permission: [`RhPontoRegra${act}`],
    appAccess: ['ponto-registro', 'ponto-manual'],
  }) as const satisfies Access;
/** Vacations, deadlines and the desk ask for holidays, too: no flag of the clock is needed. */
const setsHolidays = (act: Act) =>
  ({
    roles: ['RH'],
    permission: [`RhPontoRegra${act}`, act === 'Visualizar' ? 'RhConfiguracaoVisualizar' : 'RhConfiguracaoEditar'],
  }) as const satisfies Access;
const anyClock = ['ponto-pdf', 'ponto-manual', 'ponto-registro', 'ponto-fopag'] as const;

/** What the clock goes by: schedules, rules, holidays, kinds of justification, settings of a company. */
export const clockSetupContract = {
  workSchedules: endpoint({
    method: 'GET',
    path: '/ponto/horario',
    summary: 'The schedules of the access group that are not replaced, by name, with how many go by them.',
    access: setsRules('Visualizar'),
    response: z.array(s.workSchedule),
  }),
  createWorkSchedule: endpoint({
    method: 'POST',
    path: '/ponto/horario',
    summary: 'Makes a schedule; its definition has the words of the engine.',
    access: setsRules('Criar'),
    body: z.object({ ...s.scheduleForm, versao: z.optional(z.int()) }),
    response: z.object({ id }),
  }),
  changeWorkSchedule: endpoint({
    method: 'PUT',
    path: '/ponto/horario',
    summary: 'Changes a schedule; one in use stays as it is, and the answer names the one that follows it.',
    access: setsRules('Editar'),
    body: z.object({ id, ...s.scheduleForm, versao: z.optional(z.int()) }),
    response: z.object({ id }),
  }),
  assignSchedule: endpoint({
    method: 'POST',
    path: '/ponto/horario/vinculos',
    summary: 'Gives employments a schedule from a day on, or none.',
    access: setsRules('Editar'),
    body: s.scheduleAssignment,
    response: affected,
  }),
  ruleSets: endpoint({
    method: 'GET',
    path: '/ponto/regra',
    summary: 'The sets of rules with their dated versions.',
    access: setsRules('Visualizar'),
    response: z.array(s.ruleSet),
  }),
  createRuleSet: endpoint({
    method: 'POST',
    path: '/ponto/regra',
    summary: 'Makes a set of rules with its first version.',
    access: setsRules('Criar'),
    body: z.object(s.ruleForm),
    response: z.object({ id }),
  }),
  addRuleVersion: endpoint({
    method: 'PUT',
    path: '/ponto/regra',
    summary: 'Gives a set a version from a day on; what holds before stays.',
    access: setsRules('Editar'),
    body: z.object({ id, ...z.partial(z.object(s.ruleForm)).shape }),
    response: z.object({ id }),
  }),
  assignRules: endpoint({
    method: 'POST',
    path: '/ponto/regra/vinculos',
    summary: 'Gives employments a set of rules from a day on.',
    access: setsRules('Editar'),
    body: s.ruleAssignment,
    response: affected,
  }),
  holidays: endpoint({
    method: 'GET',
    path: '/ponto/feriado',
    summary: 'The holidays of a year: national ones computed, the others as HR set them.',
    access: setsHolidays('Visualizar'),
    query: z.object({ ano: z.optional(yearText), idEmpresa: z.optional(id) }),
    response: z.array(s.holidayRow),
  }),
  createHoliday: endpoint({
    method: 'POST',
    path: '/ponto/feriado',
    summary: 'Adds a holiday of a state, a town, a company or the whole access group.',
    access: setsHolidays('Criar'),
    body: s.holidayForm,
    response: z.object({ id }),
  }),
  removeHoliday: endpoint({
    method: 'DELETE',
    path: '/ponto/feriado/:id',
    summary: 'Takes a holiday away; sealed mirrors stay as they are.',
    access: setsHolidays('Deletar'),
    params: idParams('holiday'),
    responseKind: 'empty',
  }),
  justificationKinds: endpoint({
    method: 'GET',
    path: '/ponto/tipojustificativa',
    summary: 'The kinds of justification in their order; whoever may justify or decide reads them.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: [
        'TrabalhadorJustificativaVisualizar',
        'TrabalhadorJustificativaCriar',
        'TrabalhadorPontoManualVisualizar',
        'GestorJustificativaVisualizar',
        'GestorJustificativaCriar',
        'RhJustificativaVisualizar',
        'RhPontoRegraVisualizar',
      ],
      appAccess: anyClock,
    },
    response: z.array(s.justificationKind),
  }),
  createJustificationKind: endpoint({
    method: 'POST',
    path: '/ponto/tipojustificativa',
    summary: 'Adds a kind of justification.',
    access: setsRules('Criar'),
    body: z.object(s.justificationKindForm),
    response: z.object({ id }),
  }),
  changeJustificationKind: endpoint({
    method: 'PUT',
    path: '/ponto/tipojustificativa',
    summary: 'Renames, orders or switches off a kind; one in use keeps its effect.',
    access: setsRules('Editar'),
    body: z.object({ id, ...z.partial(z.object(s.justificationKindForm)).shape }),
    response: z.object({ id }),
  }),
  clockConfig: endpoint({
    method: 'GET',
    path: '/ponto/config/:idEmpresa',
    summary: "A company's settings of the clock.",
    access: setsRules('Visualizar'),
    params: z.object({ idEmpresa: idOf('company') }),
    response: s.clockConfigAnswer,
  }),
  saveClockConfig: endpoint({
    method: 'PUT',
    path: '/ponto/config/:idEmpresa',
    summary: "Changes a company's settings of the clock; what is left out stays.",
    access: setsRules('Editar'),
    params: z.object({ idEmpresa: idOf('company') }),
    body: s.clockConfigForm,
    response: s.clockConfigAnswer,
  }),
} satisfies Contract;
