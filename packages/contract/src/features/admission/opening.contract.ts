import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idParams } from '../../kernel/wire.ts';
import * as s from './admission.schemas.ts';

const hrMay = (act: 'Criar' | 'Visualizar' | 'Editar' | 'Finalizar') =>
  ({ roles: ['RH'], permission: [`RhRecrutamento${act}`], appAccess: ['recrutamento'] }) as const satisfies Access;

/** Openings and who wants them; nobody is ranked by a machine (product 6.9). */
export const openingsContract = {
  openings: endpoint({
    method: 'GET',
    path: '/vaga/:page/:size',
    summary: 'Openings, the newest first, with how many candidates stand at each stage.',
    access: hrMay('Visualizar'),
    params: pageParams(defaultPageSize.staff),
    query: s.openingQuery,
    response: pageOf(s.openingRow),
  }),
  opening: endpoint({
    method: 'GET',
    path: '/vaga/:id',
    summary: 'One opening.',
    access: hrMay('Visualizar'),
    params: idParams('opening'),
    response: s.openingRow,
  }),
  createOpening: endpoint({
    method: 'POST',
    path: '/vaga',
    summary: 'A new opening of a company.',
    access: hrMay('Criar'),
    body: s.newOpening,
    response: s.openingRow,
  }),
  closeOpening: endpoint({
    method: 'POST',
    path: '/vaga/:id/fecha',
    summary: 'Closes an opening: six months later its candidates are erased.',
    access: hrMay('Finalizar'),
    params: idParams('opening'),
    response: s.openingRow,
  }),
  candidates: endpoint({
    method: 'GET',
    path: '/candidato/:page/:size',
    summary: 'Candidates, the newest first: of one opening, or of all in reach.',
    access: hrMay('Visualizar'),
    params: pageParams(defaultPageSize.staff),
    query: s.candidateQuery,
    response: pageOf(s.candidateRow),
  }),
  createCandidate: endpoint({
    method: 'POST',
    path: '/candidato',
    summary: 'A candidate of an open opening, with an e-mail or a cell phone.',
    access: hrMay('Criar'),
    body: s.newCandidate,
    response: s.candidateRow,
  }),
  moveCandidate: endpoint({
    method: 'PUT',
    path: '/candidato/:id/etapa',
    summary: 'Moves a candidate to another stage; turning somebody down asks for the reason.',
    access: hrMay('Editar'),
    params: idParams('candidate'),
    body: s.stageForm,
    response: s.candidateRow,
  }),
  inviteFromOpening: endpoint({
    method: 'POST',
    path: '/candidato/:id/convida',
    summary: 'Invites a candidate to an admission with name, contact and company of the opening.',
    access: { ...hrMay('Editar'), permission: ['RhAdmissaoOnlineCriar'], appAccess: ['admissao-online'] },
    params: idParams('candidate'),
    body: s.invitingCandidate,
    response: s.admissionRow,
  }),
} satisfies Contract;
