import * as z from 'zod/mini';
import { type Access, type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { idOf, idParams } from '../../kernel/wire.ts';
import * as s from './admission.schemas.ts';

const hrMay = (act: 'Criar' | 'Visualizar' | 'Editar' | 'Aprovar' | 'Negar' | 'Finalizar') =>
  ({
    roles: ['RH'],
    permission: [`RhAdmissaoOnline${act}`],
    appAccess: ['admissao-online'],
  }) as const satisfies Access;
const params = idParams('admission');

/** Admissions that HR invites to, reviews and ends with a hired worker (product 6.9). */
export const admissionContract = {
  admissions: endpoint({
    method: 'GET',
    path: '/admissao/:page/:size',
    summary: 'Admissions by the day of their start, within the company reach.',
    access: hrMay('Visualizar'),
    params: pageParams(defaultPageSize.staff),
    query: s.admissionQuery,
    response: pageOf(s.admissionRow),
  }),
  admissionTotals: endpoint({
    method: 'GET',
    path: '/admissao/totais',
    summary: 'How many admissions stand in each tab.',
    access: hrMay('Visualizar'),
    query: s.admissionFilter,
    response: s.admissionTotals,
  }),
  inviteCandidate: endpoint({
    method: 'POST',
    path: '/admissao',
    summary: 'Invites a candidate by a link that goes to the contact told.',
    access: hrMay('Criar'),
    body: s.invite,
    response: s.admissionRow,
  }),
  admission: endpoint({
    method: 'GET',
    path: '/admissao/:id',
    summary: 'One admission with all that was told; opening one that was sent begins its review.',
    access: hrMay('Visualizar'),
    params,
    response: s.admissionWhole,
    changesState: true,
  }),
  admissionFile: endpoint({
    method: 'GET',
    path: '/admissao/:id/arquivo/:idArquivo',
    summary: 'A picture or scan that the candidate delivered, shown beside its fields.',
    access: hrMay('Visualizar'),
    params: z.object({ id: idOf('admission'), idArquivo: idOf('admission_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
  returnAdmission: endpoint({
    method: 'POST',
    path: '/admissao/:id/devolve',
    summary: 'Returns items with a reason each; anything else counts as accepted.',
    access: hrMay('Negar'),
    params,
    body: s.returning,
    response: s.admissionWhole,
  }),
  approveAdmission: endpoint({
    method: 'POST',
    path: '/admissao/:id/aprova',
    summary: 'Approves all that was told.',
    access: hrMay('Aprovar'),
    params,
    body: s.approval,
    response: s.admissionWhole,
  }),
  hireCandidate: endpoint({
    method: 'POST',
    path: '/admissao/:id/admite',
    summary: 'Makes a worker of the candidate, with record, files, kit and first access; asked again, the same worker.',
    access: hrMay('Finalizar'),
    params,
    body: s.hiring,
    response: s.hired,
  }),
  endAdmission: endpoint({
    method: 'POST',
    path: '/admissao/:id/desiste',
    summary: 'Ends an admission with a reason; what was told is erased six months later.',
    access: hrMay('Negar'),
    params,
    body: s.givingUp,
    response: s.admissionRow,
  }),
  resendAdmission: endpoint({
    method: 'POST',
    path: '/admissao/:id/reenvia',
    summary: 'Sends a new link, to another contact or with a later deadline where told; the old link ends.',
    access: hrMay('Editar'),
    params,
    body: s.resending,
    response: s.admissionRow,
  }),
} satisfies Contract;
