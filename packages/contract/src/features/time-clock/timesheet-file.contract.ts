import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { idOf } from '../../kernel/wire.ts';
import { timesheetReaders } from './timesheet-readers.ts';

/** Beyond section 17: what a worker attached to a disagreement is opened by the worker, by HR and by who decides. */
export const timesheetFileContract = {
  timesheetFile: endpoint({
    method: 'GET',
    path: '/ponto/:id/arquivo/:idArquivo',
    summary: 'A file that its worker attached when they disagreed.',
    access: {
      roles: ['EMPREGADO', 'GESTOR', 'RH'],
      permission: timesheetReaders,
    },
    params: z.object({ id: idOf('timesheet'), idArquivo: idOf('timesheet_file') }),
    responseKind: 'file',
    ownTransactions: true,
  }),
} satisfies Contract;
