import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { id, idParams } from '../../kernel/wire.ts';
import * as s from './desk-setup.schemas.ts';

const appAccess = ['atendimento'] as const;
const sees = {
  roles: ['RH'],
  permission: ['RhAtendimentoVisualizar', 'RhConfiguracaoVisualizar'],
  appAccess,
} as const satisfies Access;
const changes = { roles: ['RH'], permission: ['RhConfiguracaoEditar'], appAccess } as const satisfies Access;

/** What the desk works with: categories, prepared answers, hours. */
export const deskSetupContract = {
  deskCategories: endpoint({
    method: 'GET',
    path: '/atendimento/categorias',
    summary: 'Categories with their forms: for workers those that are in use.',
    access: {
      roles: ['EMPREGADO', 'RH'],
      permission: ['TrabalhadorFaleComRhVisualizar', 'TrabalhadorAtendimentoVisualizar', ...sees.permission],
      appAccess,
    },
    response: z.array(s.category),
  }),
  createDeskCategory: endpoint({
    method: 'POST',
    path: '/atendimento/categorias',
    summary: 'A new category.',
    access: changes,
    body: s.categoryForm,
    response: s.category,
  }),
  changeDeskCategory: endpoint({
    method: 'PUT',
    path: '/atendimento/categorias/:id',
    summary: 'Changes a category; what is open keeps the times it began with.',
    access: changes,
    params: idParams('desk_category'),
    body: s.categoryForm,
    response: s.category,
  }),
  deskPeople: endpoint({
    method: 'GET',
    path: '/atendimento/pessoas',
    summary: 'Who of HR may answer tickets.',
    access: sees,
    response: z.array(z.object({ id, nome: z.string() })),
  }),
  cannedAnswers: endpoint({
    method: 'GET',
    path: '/atendimento/respostas',
    summary: 'Prepared answers.',
    access: sees,
    response: z.array(s.answer),
  }),
  createCannedAnswer: endpoint({
    method: 'POST',
    path: '/atendimento/respostas',
    summary: 'A new prepared answer, with placeholders.',
    access: changes,
    body: s.answerForm,
    response: s.answer,
  }),
  changeCannedAnswer: endpoint({
    method: 'PUT',
    path: '/atendimento/respostas/:id',
    summary: 'Changes a prepared answer.',
    access: changes,
    params: idParams('canned_answer'),
    body: s.answerForm,
    response: s.answer,
  }),
  deskHours: endpoint({
    method: 'GET',
    path: '/atendimento/horario',
    summary: 'When the desk is open.',
    access: sees,
    response: s.hours,
  }),
  changeDeskHours: endpoint({
    method: 'PUT',
    path: '/atendimento/horario',
    summary: 'When the desk is open, from now on also for what is open.',
    access: changes,
    body: s.hoursForm,
    response: s.hours,
  }),
} satisfies Contract;
