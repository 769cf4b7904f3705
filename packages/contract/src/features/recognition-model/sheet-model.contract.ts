import * as z from 'zod/mini';
import { type Contract, endpoint } from '../../kernel/endpoint.ts';
import { defaultPageSize, pageOf, pageParams } from '../../kernel/page.ts';
import { deletion, idParams, megabyte } from '../../kernel/wire.ts';
import * as s from './recognition-model.schemas.ts';

const sees = { roles: ['ADMIN'], permission: ['AdminModeloExcelVisualizar'] } as const;
const makes = { roles: ['ADMIN'], permission: ['AdminModeloExcelCriar'] } as const;
/** A sample is people's data: who only sees the list doesn't open it. */
const edits = { roles: ['ADMIN'], permission: ['AdminModeloExcelEditar'] } as const;

/** Recognition models of sheets: what the columns of a payroll system's CSV or XLSX hold. */
export const sheetModelContract = {
  sheetModels: endpoint({
    method: 'GET',
    path: '/modeloexcel/:page/:size?',
    summary: 'The models of sheets, newest change first.',
    access: sees,
    params: pageParams(defaultPageSize.staff),
    query: s.modelFilter,
    response: pageOf(s.modelRow),
  }),
  sheetModelGroups: endpoint({
    method: 'GET',
    path: '/modeloexcel/grupos',
    summary: 'The access groups a model may be for.',
    access: sees,
    response: s.groups,
  }),
  sheetModel: endpoint({
    method: 'GET',
    path: '/modeloexcel/registro/:id',
    summary: 'A model with its columns.',
    access: sees,
    params: idParams('sheet_model'),
    response: s.sheetModel,
  }),
  createSheetModel: endpoint({
    method: 'POST',
    path: '/modeloexcel',
    summary: 'A draft with its sample (multipart: name, group, payroll system and one CSV or XLSX).',
    access: makes,
    bodyKind: 'upload',
    upload: { maxFiles: 1, maxBytes: 20 * megabyte, keep: true, extensions: ['csv', 'xlsx', 'txt'] },
    body: s.newModel,
    response: s.sheetModel,
    ownTransactions: true,
  }),
  sheetModelRows: endpoint({
    method: 'GET',
    path: '/modeloexcel/:id/linhas',
    summary: "The sample's first rows; each person's first look in an hour is recorded.",
    access: edits,
    params: idParams('sheet_model'),
    response: s.samples,
    ownTransactions: true,
  }),
  saveSheetModel: endpoint({
    method: 'PUT',
    path: '/modeloexcel/:id',
    summary: 'Changes name, group, system and columns; an active one becomes a draft until it is tried again.',
    access: edits,
    params: idParams('sheet_model'),
    body: z.extend(s.sheetShape, s.place),
    response: s.sheetModel,
  }),
  trySheetModel: endpoint({
    method: 'POST',
    path: '/modeloexcel/:id/experimenta',
    summary: 'Reads the whole sample with the columns that are sent; nothing is kept but that the sample was opened.',
    access: edits,
    params: idParams('sheet_model'),
    body: s.sheetShape,
    response: s.trial,
    ownTransactions: true,
  }),
  switchSheetModel: endpoint({
    method: 'PUT',
    path: '/modeloexcel/:id/situacao',
    summary: 'Makes a model active, when it reads at least 98 % of its sample without a doubt, or retires it.',
    access: edits,
    params: idParams('sheet_model'),
    body: s.turned,
    response: s.sheetModel,
    ownTransactions: true,
  }),
  deleteSheetModel: endpoint({
    method: 'DELETE',
    path: '/modeloexcel',
    summary: 'Deletes models of sheets with their samples, with a reason.',
    access: { roles: ['ADMIN'], permission: ['AdminModeloExcelDeletar'] },
    body: deletion,
    responseKind: 'empty',
  }),
} satisfies Contract;
